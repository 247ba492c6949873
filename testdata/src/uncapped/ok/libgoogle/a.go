// Package libgoogle leaves the pauses of Google's clients their ceiling.
package libgoogle

import (
	"context"
	"time"

	"github.com/googleapis/gax-go/v2"
)

func noMax(ctx context.Context, call gax.APICall) error {
	return gax.Invoke(ctx, call, gax.WithRetry(func() gax.Retryer { // schedule `largest=30s .* ceiling=yes`
		return gax.OnCodes(nil, gax.Backoff{Initial: time.Second, Multiplier: 2})
	}))
}
