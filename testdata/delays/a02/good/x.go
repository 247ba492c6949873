package a02

import (
	"context"
	"math/rand"
	"time"
)

type Backoff struct {
	initial, max time.Duration
	factor       float64
	cur          time.Duration
}

func New() *Backoff { return &Backoff{initial: 200 * time.Millisecond, factor: 2} }

func (b *Backoff) WithMax(d time.Duration) *Backoff {
	b.max = d
	return b
}

func (b *Backoff) WithFactor(f float64) *Backoff {
	b.factor = f
	return b
}

func (b *Backoff) Next() time.Duration {
	if b.cur == 0 {
		b.cur = b.initial
	} else {
		b.cur = time.Duration(float64(b.cur) * b.factor)
	}
	if b.max > 0 && b.cur > b.max {
		b.cur = b.max
	}
	return b.cur/2 + time.Duration(rand.Int63n(int64(b.cur)/2+1))
}

func (b *Backoff) Reset() { b.cur = 0 }

func Consume(ctx context.Context, poll func(context.Context) ([]byte, error), handle func([]byte)) error {
	bo := New().WithFactor(1.8).WithMax(time.Minute)
	for {
		msg, err := poll(ctx)
		if err == nil {
			bo.Reset()
			handle(msg)
			continue
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(bo.Next()):
		}
	}
}
