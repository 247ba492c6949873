// Package olderfixes is code for Go 1.20, which has neither math/rand/v2 nor min and max.
package olderfixes

import (
	"context"
	"time"
)

const top = time.Minute

func sleeps(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // want "nojitter/nodraw"
		if d *= 2; d > top {
			d = top
		}
	}
}

func selects(ctx context.Context, op func() error) error {
	for d := time.Second; op() != nil; {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d): // want "nojitter/nodraw"
		}
		if d *= 2; d > top {
			d = top
		}
	}
	return nil
}

type client struct {
	delay time.Duration
	timer *time.Timer
}

func (c *client) again(op func() error) {
	if err := op(); err == nil {
		return
	}
	if c.delay *= 2; c.delay > top {
		c.delay = top
	}
	c.timer = time.AfterFunc(c.delay, func() { c.again(op) }) // want "nojitter/nodraw"
}

// No fix: float64 is another function here.
func shadows(op func(float64) error, float64 float64) {
	d := time.Second
	for op(float64) != nil {
		time.Sleep(d) // want "nojitter/nodraw"
		if d *= 2; d > top {
			d = top
		}
	}
}
