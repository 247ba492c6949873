package r6

import (
	"context"
	"math/rand"
	"time"
)

// consul lib/retry Waiter
type Waiter struct {
	MinFailures      uint
	MinWait, MaxWait time.Duration
	Jitter           func(time.Duration) time.Duration
	Factor           time.Duration
	failures         uint
}

func (w *Waiter) delay() time.Duration {
	if w.failures <= w.MinFailures {
		return w.MinWait
	}
	factor := w.Factor
	if factor == 0 {
		factor = time.Second
	}
	shift := w.failures - w.MinFailures - 1
	waitTime := w.MaxWait
	if shift < 31 {
		waitTime = (1 << shift) * factor
	}
	if w.Jitter != nil {
		waitTime = w.Jitter(waitTime)
	}
	if w.MaxWait != 0 && waitTime > w.MaxWait {
		return w.MaxWait
	}
	if waitTime < w.MinWait {
		return w.MinWait
	}
	return waitTime
}
func (w *Waiter) Wait(ctx context.Context) error {
	w.failures++
	t := time.NewTimer(w.delay())
	select {
	case <-ctx.Done():
		t.Stop()
		return ctx.Err()
	case <-t.C:
		return nil
	}
}
func NewJitter(p int64) func(time.Duration) time.Duration {
	return func(b time.Duration) time.Duration { return b + time.Duration(rand.Int63n(int64(b)*p/100+1)) }
}
