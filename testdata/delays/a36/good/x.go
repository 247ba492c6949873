package a36

import (
	"context"
	"math/rand/v2"
	"time"
)

func pause(ctx context.Context, d time.Duration) error {
	if d <= 0 {
		return ctx.Err()
	}
	t := time.NewTimer(d/2 + rand.N(d))
	defer t.Stop()
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-t.C:
		return nil
	}
}

func grow(d time.Duration) time.Duration {
	if d < time.Second {
		return time.Second
	}
	if d >= 40*time.Second {
		return d
	}
	return d * 2
}

type Feed struct {
	pull, push func(context.Context) error
}

func (f *Feed) Pull(ctx context.Context) error {
	var d time.Duration
	for f.pull(ctx) != nil {
		d = grow(d)
		if err := pause(ctx, d); err != nil {
			return err
		}
	}
	return nil
}

func (f *Feed) Push(ctx context.Context) error {
	d := time.Duration(0)
	for {
		if err := f.push(ctx); err == nil {
			return nil
		}
		if err := pause(ctx, d); err != nil {
			return err
		}
		d = grow(d)
	}
}
