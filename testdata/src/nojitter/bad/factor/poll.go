// Package factor multiplies by a factor that is a constant, a field or a parameter.
package factor

import (
	"context"
	"time"
)

type policy struct {
	First, Top time.Duration
	Factor     float64
}

func (p policy) run(op func() error) {
	d := p.First
	for op() != nil {
		time.Sleep(d) // want "grows geometrically.*nojitter/nodraw"
		d = time.Duration(float64(d) * p.Factor)
		if d > p.Top {
			d = p.Top
		}
	}
}

func parameter(ctx context.Context, factor float64, op func() error) error {
	d := time.Second
	for op() != nil {
		t := time.NewTimer(d) // want "grows geometrically.*nojitter/nodraw"
		select {
		case <-ctx.Done():
			t.Stop()
			return ctx.Err()
		case <-t.C:
		}
		d = min(time.Duration(float64(d)*factor), time.Minute)
	}
	return nil
}

const growth = 1.6

func constant(op func() error) {
	d := float64(100 * time.Millisecond)
	for op() != nil {
		time.Sleep(time.Duration(d)) // want "grows 1.6x.*nojitter/nodraw"
		d *= growth
	}
}

func integerFactor(times time.Duration, op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // want "grows geometrically.*nojitter/nodraw"
		d *= times
	}
}
