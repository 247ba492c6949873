package jitterflagoff

import (
	"context"
	"math"
	"math/rand"
	"time"
)

type Spec struct {
	Start, End time.Duration
	Mult       float64
	Shake      float64
}

type backoff struct {
	Spec
	cur time.Duration
}

func (b *backoff) next() time.Duration {
	if b.cur == 0 {
		b.cur = b.Start
	}
	d := b.cur
	b.cur = time.Duration(math.Min(float64(b.cur)*b.Mult, float64(b.End)))
	if b.Shake > 0 {
		delta := b.Shake * float64(d)
		d += time.Duration(delta * (2*rand.Float64() - 1))
	}
	return d
}

func Stream(ctx context.Context, open func() error) error {
	b := &backoff{Spec: Spec{Start: time.Second, End: time.Minute, Mult: 1.6, Shake: 0.2}}
	for open() != nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(b.next()):
		}
	}
	return nil
}
