// Package libeapache doubles a few times, or up to a limit.
package libeapache

import (
	"context"
	"time"

	"github.com/eapache/go-resiliency/retrier"
)

func few(ctx context.Context, dial func(context.Context) error) error {
	r := retrier.New(retrier.ExponentialBackoff(6, time.Second), nil)
	return r.RunCtx(ctx, dial) // schedule `largest=32s .* ceiling=unknown attempts=7`
}

func limited(ctx context.Context, dial func(context.Context) error) error {
	r := retrier.New(retrier.LimitedExponentialBackoff(100, time.Second, time.Minute), nil)
	return r.RunCtx(ctx, dial) // schedule `largest=1m0s .* ceiling=yes`
}

func table(ctx context.Context, dial func(context.Context) error) error {
	r := retrier.New([]time.Duration{time.Second, 2 * time.Second, 4 * time.Second}, nil)
	return r.RunCtx(ctx, dial) // schedule `largest=4s .* ceiling=yes`
}
