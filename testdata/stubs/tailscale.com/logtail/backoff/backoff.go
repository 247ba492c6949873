// Package backoff has the shape of tailscale.com/logtail/backoff, as far as the fixtures use it.
package backoff

import (
	"context"
	"time"
)

type Backoff struct{}

func NewBackoff(name string, logf func(string, ...any), maxBackoff time.Duration) *Backoff {
	return nil
}
func (b *Backoff) BackOff(ctx context.Context, err error) {}
