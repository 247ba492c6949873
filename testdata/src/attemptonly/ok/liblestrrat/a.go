// Package liblestrrat starts policies under a context that ends, or that never end by a count.
package liblestrrat

import (
	"context"

	"github.com/lestrrat-go/backoff/v2"
)

func withContext(ctx context.Context, dial func() error) {
	for c := backoff.Constant().Start(ctx); backoff.Continue(c); { // schedule `deadline=yes`
		if dial() == nil {
			return
		}
	}
}

func endless(dial func() error) {
	c := backoff.Constant(backoff.WithMaxRetries(0)).Start(context.Background())
	for backoff.Continue(c) { // schedule `counted=no`
		if dial() == nil {
			return
		}
	}
}
