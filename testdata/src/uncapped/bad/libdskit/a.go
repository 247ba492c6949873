// Package libdskit leaves out the delay that all others grow from.
package libdskit

import (
	"context"
	"time"

	"github.com/grafana/dskit/backoff"
)

func noMinimum(ctx context.Context, dial func() error) {
	b := backoff.New(ctx, backoff.Config{MaxBackoff: 10 * time.Second, MaxRetries: 10}) // want `MinBackoff of this backoff.Config is not above zero, which makes every wait zero \(waited for at a.go:17\)`
	for b.Ongoing() {
		if dial() == nil {
			return
		}
		b.Wait()
	}
}

func nothing(ctx context.Context, dial func() error) {
	b := backoff.New(ctx, backoff.Config{}) // want `MinBackoff of this backoff.Config is not above zero`
	for b.Ongoing() {
		if dial() == nil {
			return
		}
		b.Wait()
	}
}

func noDelays(ctx context.Context) *backoff.Backoff {
	return backoff.New(ctx, backoff.Config{MaxRetries: 3}) // want `MinBackoff of this backoff.Config is not above zero`
}
