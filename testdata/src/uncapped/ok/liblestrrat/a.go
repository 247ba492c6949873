// Package liblestrrat has a ceiling of a minute.
package liblestrrat

import (
	"context"

	"github.com/lestrrat-go/backoff/v2"
)

func endless(ctx context.Context, dial func() error) {
	c := backoff.Exponential(backoff.WithMaxRetries(0)).Start(ctx)
	for backoff.Continue(c) { // schedule `largest=1m0s .* ceiling=yes .* counted=no`
		if dial() == nil {
			return
		}
	}
}
