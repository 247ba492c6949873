package a39

import (
	"context"
	"math/rand"
	"time"
)

type Policy struct {
	Base   time.Duration
	Cap    time.Duration
	Jitter func(time.Duration) time.Duration
}

func Full(d time.Duration) time.Duration { return time.Duration(rand.Int63n(int64(d) + 1)) }

func (p Policy) backoff(n int) time.Duration {
	d := p.Base
	for i := 0; i < n && d < p.Cap; i++ {
		d *= 2
	}
	if p.Jitter != nil {
		d = p.Jitter(d)
	}
	return d
}

func run(ctx context.Context, p Policy, op func() error) error {
	for n := 0; ; n++ {
		if err := op(); err == nil {
			return nil
		}
		select {
		case <-time.After(p.backoff(n)): // WANT nojitter
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func Flush(ctx context.Context, op func() error) error {
	return run(ctx, Policy{Base: time.Second, Cap: 30 * time.Second}, op)
}
