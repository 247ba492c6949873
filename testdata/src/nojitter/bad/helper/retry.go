// Package helper computes the delay, or waits, in a function of its own.
package helper

import (
	"context"
	"time"
)

func backoff(attempt int) time.Duration {
	return min(100*time.Millisecond<<min(attempt, 16), 10*time.Second)
}

func get(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(backoff(n)) // want "doubles on every attempt \\(retry.go:10\\).*nojitter/nodraw"
	}
}

func put(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(backoff(n)) // want "doubles.*nojitter/nodraw"
	}
}

type policy struct{ base, top time.Duration }

func (p policy) delay(n int) time.Duration {
	d := p.base
	for range n {
		d *= 2
	}
	return min(d, p.top)
}

func withPolicy(p policy, op func() error) {
	for n := 0; op() != nil; n++ {
		<-time.After(p.delay(n)) // want "nojitter/nodraw"
	}
}

// wait grows and waits: one report here, and none at its two callers.
func wait(ctx context.Context, n int) error {
	d := time.Second << min(n, 5)
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d): // want "doubles.*nojitter/nodraw"
		return nil
	}
}

func list(ctx context.Context, op func() error) {
	for n := 0; op() != nil && wait(ctx, n) == nil; n++ {
	}
}

func watch(ctx context.Context, op func() error) {
	for n := 0; op() != nil; n++ {
		if wait(ctx, n) != nil {
			return
		}
	}
}
