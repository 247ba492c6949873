// Package dialer makes its delay grow in a method: on a pointer it doubles, on a value what is stored is lost, and each
// delay is the first.
package dialer

import (
	"context"
	"time"
)

type Backoff struct{ cur, max time.Duration }

func (b *Backoff) Next() time.Duration {
	d := b.cur
	b.cur = min(b.cur*2, b.max)
	return d
}

func Dial(ctx context.Context, dial func() error) {
	b := Backoff{time.Second, time.Minute}
	for dial() != nil {
		select {
		case <-ctx.Done():
			return
		case <-time.After(b.Next()): // WANT nojitter
		}
	}
}
