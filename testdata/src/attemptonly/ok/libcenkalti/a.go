// Package libcenkalti bounds cenkalti's retries in time.
package libcenkalti

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
	v5 "github.com/cenkalti/backoff/v5"
)

func elapsed(dial func() error) error {
	return backoff.Retry(dial, backoff.WithMaxRetries(backoff.NewExponentialBackOff(), 5)) // schedule `deadline=yes`
}

func withContext(ctx context.Context, dial func() error) error {
	b := backoff.NewConstantBackOff(time.Second)
	return backoff.Retry(dial, backoff.WithMaxRetries(backoff.WithContext(b, ctx), 5)) // schedule `deadline=yes`
}

func fifth(ctx context.Context, dial func() (int, error)) (int, error) {
	return v5.Retry(ctx, dial, v5.WithMaxTries(3)) // schedule `deadline=yes`
}

func endless(dial func() error) error {
	b := backoff.NewExponentialBackOff()
	b.MaxElapsedTime = 0
	return backoff.Retry(dial, b) // schedule `counted=no deadline=no`
}
