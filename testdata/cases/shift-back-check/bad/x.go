package shiftbackcheck

import (
	"context"
	"math/rand"
	"time"
)

type Tracker struct {
	every, most time.Duration
	fails       uint
}

func noise(d time.Duration) time.Duration {
	tenth := int64(d / 10)
	if tenth <= 0 {
		return 0
	}
	return time.Duration(rand.Int63n(tenth))
}

func (t *Tracker) Interval() time.Duration {
	gap := t.every << t.fails
	if gap > t.most {
		gap = t.most
	}
	return gap + noise(gap)
}

func Agent(ctx context.Context, t *Tracker, enroll func() error) error {
	for {
		if err := enroll(); err == nil {
			return nil
		}
		t.fails++
		select {
		case <-time.After(t.Interval()): // WANT uncapped
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
