// Package fixes waits for plain values, which the fix draws from, and for others, which it leaves alone.
package fixes

import (
	"context"
	"fmt"
	"os"
	"sync"
	"time"
)

func sleeps(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // want "nojitter/nodraw"
		d = min(2*d, time.Minute)
	}
}

func selects(ctx context.Context, op func() error) error {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d): // want "nojitter/nodraw"
		}
	}
	return nil
}

type client struct {
	mu    sync.Mutex
	delay time.Duration
	timer *time.Timer
}

func (c *client) sleeps(op func() error) {
	for c.delay = time.Second; op() != nil; c.delay = min(2*c.delay, time.Minute) {
		time.Sleep(c.delay) // want "nojitter/nodraw"
	}
}

func (c *client) again(op func() error) {
	if err := op(); err == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.delay = min(2*c.delay, time.Minute)
	c.timer = time.AfterFunc(c.delay, func() { c.again(op) }) // want "nojitter/nodraw"
}

// No fix: the argument is no plain value.
func computes(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(time.Second << min(n, 6)) // want "nojitter/nodraw"
	}
}

// No fix: what a server asked for is not to be cut short.
func asked(op func() (time.Duration, error)) {
	d := time.Second
	for {
		wait, err := op()
		if err == nil {
			return
		}
		if d = min(2*d, time.Minute); wait > 0 {
			d = wait
		}
		time.Sleep(d) // want "nojitter/nodraw"
	}
}

// No fix: max is another function here.
func shadows(op func() error, max int) {
	d := time.Second
	for n := 0; op() != nil && n < max; n++ {
		time.Sleep(d) // want "nojitter/nodraw"
		d = min(2*d, time.Minute)
	}
}

// Two checks at one line: the sleep becomes a select, with a draw.
func both(ctx context.Context, get func(context.Context) error) error {
	d := time.Second
	for range 5 {
		if err := get(ctx); err == nil {
			return nil
		}
		time.Sleep(d) // want "nojitter/nodraw"
		d *= 2
	}
	return fmt.Errorf("gave up, %v", os.Args)
}

// Two checks at one delay: it is drawn from and gets a ceiling.
func endless(op func() error) {
	for d := time.Second; op() != nil; d *= 2 {
		time.Sleep(d) // want "nojitter/nodraw"
	}
}

// Every call passes what is computed.
func again(op func() error, d time.Duration) {
	if op() != nil {
		time.Sleep(d) // want "nojitter/nodraw"
		again(op, min(2*d, time.Minute))
	}
}

func start(op func() error) { again(op, time.Second) }

// No fix: one call passes what a server asked for.
func obey(op func() error, d time.Duration) {
	if op() != nil {
		time.Sleep(d) // want "nojitter/nodraw"
		obey(op, min(2*d, time.Minute))
	}
}

func startWhenAsked(op func() error, ask func() time.Duration) { obey(op, ask()) }
