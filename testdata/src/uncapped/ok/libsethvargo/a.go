// Package libsethvargo bounds sethvargo's delays.
package libsethvargo

import (
	"context"
	"time"

	"github.com/sethvargo/go-retry"
)

func capped(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.WithCappedDuration(10*time.Second, retry.NewExponential(time.Second)), dial) // schedule `largest=10s .* ceiling=yes`
}

func fewRetries(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.WithMaxRetries(5, retry.NewExponential(time.Second)), dial) // schedule `largest=16s .* ceiling=unknown attempts=6`
}

func elapsed(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.WithMaxDuration(time.Minute, retry.NewExponential(time.Second)), dial) // schedule `ceiling=yes`
}

func constant(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Constant(ctx, time.Second, dial) // schedule `growth=fixed`
}
