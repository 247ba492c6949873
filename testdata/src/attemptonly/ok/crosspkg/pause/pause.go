// Package pause waits for others.
package pause

import (
	"context"
	"time"
)

func For(d time.Duration) { time.Sleep(d) }

func Second() { time.Sleep(time.Second) }

type Counter struct{ n, Most int }

func (c *Counter) Next() bool {
	if c.n >= c.Most {
		return false
	}
	c.n++
	time.Sleep(time.Second)
	return true
}

// Ctx gives up with its context.
func Ctx(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}
