// Package minfield: A minimum that a second store gives a field bounds what the first makes of it.
package minfield

import "time"

type backoff struct{ cur, top time.Duration }

func (b *backoff) run(op func() error) {
	for op() != nil {
		time.Sleep(b.cur) // schedule `ceiling=yes`
		b.cur *= 2
		b.cur = min(b.cur, b.top)
	}
}
