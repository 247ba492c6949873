package strategydecorator

import (
	"context"
	"math"
	"math/rand"
	"time"
)

type Strategy interface {
	Backoff(attempt int, d time.Duration) time.Duration
}

type Exponential struct{}

func (Exponential) Backoff(attempt int, d time.Duration) time.Duration {
	f := float64(d) * math.Pow(2, float64(attempt))
	if f >= math.MaxInt64/2 {
		f = math.MaxInt64 / 2
	}
	return time.Duration(f * (0.5 + rand.Float64()/2))
}

type Limited struct {
	inner Strategy
	most  time.Duration
}

func (l Limited) Backoff(attempt int, d time.Duration) time.Duration {
	return min(l.inner.Backoff(attempt, d), l.most)
}

type Transactor struct {
	s     Strategy
	tries int
	first time.Duration
}

func New() *Transactor {
	return &Transactor{s: Limited{Exponential{}, 5 * time.Second}, tries: 100, first: time.Second}
}

func (t *Transactor) Within(ctx context.Context, fn func(context.Context) error) (err error) {
	for i := 0; i < t.tries; i++ {
		if err = fn(ctx); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(t.s.Backoff(i, t.first)):
		}
	}
	return err
}
