// Package libdskit backs off under a context that ends, or for ever.
package libdskit

import (
	"context"
	"time"

	"github.com/grafana/dskit/backoff"
)

func withContext(ctx context.Context, dial func() error) {
	b := backoff.New(ctx, backoff.Config{MinBackoff: time.Second, MaxBackoff: time.Minute, MaxRetries: 5})
	for b.Ongoing() {
		if dial() == nil {
			return
		}
		b.Wait() // schedule `tries=5 .* deadline=yes`
	}
}

func endless(dial func() error) {
	b := backoff.New(context.TODO(), backoff.Config{MinBackoff: time.Second, MaxBackoff: time.Minute})
	for b.Ongoing() {
		if dial() == nil {
			return
		}
		b.Wait() // schedule `counted=no`
	}
}
