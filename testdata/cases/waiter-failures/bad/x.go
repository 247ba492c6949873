package waiterfailures

import (
	"context"
	"time"
)

type Waiter struct {
	MinFailures uint
	MinWait     time.Duration
	MaxWait     time.Duration
	Factor      time.Duration
	Jitter      func(time.Duration) time.Duration
	failures    uint
}

func (w *Waiter) delay() time.Duration {
	if w.failures <= w.MinFailures {
		return w.MinWait
	}
	shift := w.failures - w.MinFailures - 1
	d := w.MaxWait
	if shift < 31 {
		d = (1 << shift) * w.Factor
	}
	if w.MaxWait != 0 && d > w.MaxWait {
		d = w.MaxWait
	}
	if w.Jitter != nil {
		d = w.Jitter(d)
	}
	if d < w.MinWait {
		d = w.MinWait
	}
	return d
}

func (w *Waiter) Wait(ctx context.Context) error {
	w.failures++
	t := time.NewTimer(w.delay()) // WANT nojitter
	select {
	case <-ctx.Done():
		t.Stop()
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

func Replicate(ctx context.Context, fetch func() error) error {
	w := &Waiter{MinFailures: 1, MaxWait: time.Minute, Factor: time.Second}
	for {
		if err := fetch(); err == nil {
			return nil
		}
		if err := w.Wait(ctx); err != nil {
			return err
		}
	}
}
