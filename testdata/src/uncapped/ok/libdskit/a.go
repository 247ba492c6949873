// Package libdskit waits between the attempts.
package libdskit

import (
	"context"
	"flag"
	"time"

	"github.com/grafana/dskit/backoff"
)

func retry(ctx context.Context, dial func() error) {
	b := backoff.New(ctx, backoff.Config{MinBackoff: 100 * time.Millisecond, MaxBackoff: 10 * time.Second})
	for b.Ongoing() {
		if dial() == nil {
			return
		}
		b.Wait() // schedule `factor=2 base=100ms largest=10s draw=fresh ceiling=yes .* counted=no deadline=yes`
	}
}

func flags(ctx context.Context, fs *flag.FlagSet, dial func() error) {
	var cfg backoff.Config
	cfg.RegisterFlagsWithPrefix("dial", fs)
	b := backoff.New(ctx, cfg)
	for b.Ongoing() {
		if dial() == nil {
			return
		}
		b.Wait() // schedule `draw=fresh ceiling=yes`
	}
}

var cfg backoff.Config

func register(fs *flag.FlagSet) { cfg.RegisterFlagsWithPrefix("dial", fs) }

func registered(ctx context.Context, dial func() error) {
	b := backoff.New(ctx, cfg)
	for b.Ongoing() {
		if dial() == nil {
			return
		}
		b.Wait() // schedule `growth=fixed draw=unknown`
	}
}

// Without a MaxBackoff the first delay stays, and is not drawn.
func pinned(ctx context.Context) *backoff.Backoff {
	return backoff.New(ctx, backoff.Config{MinBackoff: time.Second}) // schedule `growth=fixed`
}
