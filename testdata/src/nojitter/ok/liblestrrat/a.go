// Package liblestrrat draws, or waits for the same time.
package liblestrrat

import (
	"context"
	"time"

	"github.com/lestrrat-go/backoff/v2"
)

func drawn(ctx context.Context, dial func() error) {
	c := backoff.Exponential(backoff.WithMinInterval(time.Second), backoff.WithJitterFactor(0.05)).Start(ctx)
	for backoff.Continue(c) { // schedule `factor=1.5 base=1s largest=38.* draw=fresh ceiling=yes .* tries=11 .* deadline=yes`
		if dial() == nil {
			return
		}
	}
}

func constant(ctx context.Context, dial func() error) {
	c := backoff.Constant(backoff.WithInterval(time.Second)).Start(ctx)
	for backoff.Continue(c) { // schedule `growth=fixed base=1s`
		if dial() == nil {
			return
		}
	}
}

func options(ctx context.Context, dial func() error, opts ...backoff.ExponentialOption) {
	c := backoff.Exponential(opts...).Start(ctx)
	for backoff.Continue(c) { // schedule `draw=unknown`
		if dial() == nil {
			return
		}
	}
}
