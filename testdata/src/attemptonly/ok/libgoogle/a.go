// Package libgoogle retries as Google's clients do, which count nothing.
package libgoogle

import (
	"context"
	"time"

	"github.com/googleapis/gax-go/v2"
)

func retryer() gax.Retryer { return gax.OnHTTPCodes(gax.Backoff{}, 503) }

func withContext(ctx context.Context, call gax.APICall) error {
	return gax.Invoke(ctx, call, gax.WithRetry(retryer)) // schedule `counted=no deadline=yes`
}

func withTimeout(call gax.APICall) error {
	return gax.Invoke(context.Background(), call, gax.WithRetry(retryer), gax.WithTimeout(time.Minute)) // schedule `deadline=yes`
}

func endless(call gax.APICall) error {
	return gax.Invoke(context.Background(), call, gax.WithRetry(retryer)) // schedule `counted=no deadline=no`
}
