package a04

import (
	"context"
	"time"
)

type Lease interface {
	Acquire(ctx context.Context) (bool, error)
	Hold(ctx context.Context)
}

func Elect(ctx context.Context, l Lease) {
	const (
		lo = 2 * time.Second
		hi = 32 * time.Second
	)
	cur := lo
	reset := func() { cur = lo }
	next := func() time.Duration {
		d := cur
		if cur < hi {
			cur <<= 1
		}
		return d
	}
	for ctx.Err() == nil {
		ok, err := l.Acquire(ctx)
		if err != nil || !ok {
			t := time.NewTimer(next())
			select {
			case <-t.C: // WANT nojitter
			case <-ctx.Done():
			}
			t.Stop()
			continue
		}
		reset()
		l.Hold(ctx)
	}
}
