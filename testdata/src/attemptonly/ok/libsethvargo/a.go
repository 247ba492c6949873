// Package libsethvargo bounds sethvargo's retries in time, or not at all.
package libsethvargo

import (
	"context"
	"time"

	"github.com/sethvargo/go-retry"
)

func withContext(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.WithMaxRetries(3, retry.NewConstant(time.Second)), dial) // schedule `counted=yes tries=4 .* deadline=yes`
}

func elapsed(dial retry.RetryFunc) error {
	b := retry.WithMaxDuration(time.Minute, retry.WithMaxRetries(3, retry.NewConstant(time.Second)))
	return retry.Do(context.Background(), b, dial) // schedule `deadline=yes`
}

func once(dial retry.RetryFunc) error {
	return retry.Do(context.Background(), retry.WithMaxRetries(0, retry.NewConstant(time.Second)), dial) // schedule `counted=no`
}

func endless(dial retry.RetryFunc) error {
	return retry.Do(context.Background(), retry.NewConstant(time.Second), dial) // schedule `counted=no deadline=no`
}
