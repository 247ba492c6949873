// Package libeapache draws.
package libeapache

import (
	"context"
	"time"

	"github.com/eapache/go-resiliency/retrier"
)

func drawn(ctx context.Context, dial func(context.Context) error) error {
	r := retrier.New(retrier.ExponentialBackoff(5, 100*time.Millisecond), nil)
	r.SetJitter(0.5)
	return r.RunCtx(ctx, dial) // schedule `factor=2 base=100ms largest=1.6s draw=fresh .* tries=6`
}

func setting(ctx context.Context, jitter float64, dial func(context.Context) error) error {
	r := retrier.New(retrier.ExponentialBackoff(5, 100*time.Millisecond), nil)
	r.SetJitter(jitter)
	return r.RunCtx(ctx, dial) // schedule `draw=unknown`
}

func constant(ctx context.Context, dial func(context.Context) error) error {
	return retrier.New(retrier.ConstantBackoff(5, time.Second), nil).RunCtx(ctx, dial) // schedule `growth=fixed`
}

func given(ctx context.Context, delays []time.Duration, dial func(context.Context) error) error {
	return retrier.New(delays, nil).RunCtx(ctx, dial) // schedule `draw=unknown`
}
