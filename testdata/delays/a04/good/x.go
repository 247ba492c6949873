package a04

import (
	"context"
	"math/rand"
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
		return time.Duration(float64(d) * (0.8 + 0.4*rand.Float64()))
	}
	for ctx.Err() == nil {
		ok, err := l.Acquire(ctx)
		if err != nil || !ok {
			t := time.NewTimer(next())
			select {
			case <-t.C:
			case <-ctx.Done():
			}
			t.Stop()
			continue
		}
		reset()
		l.Hold(ctx)
	}
}
