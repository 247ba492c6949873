package maxunused

import (
	"context"
	"math"
	"math/rand"
	"time"
)

type Curve struct {
	Low, Top time.Duration
}

func (c *Curve) nap(n int) time.Duration {
	low := float64(c.Low)
	v := low * math.Pow(2, float64(n-1))
	v += rand.Float64()*low - low/2
	if v > float64(c.Top) {
		return c.Top
	}
	return time.Duration(v)
}

func (c *Curve) Try(ctx context.Context, n int) bool {
	t := time.NewTimer(c.nap(n))
	defer t.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-t.C:
		return true
	}
}

func Ask(ctx context.Context, c *Curve, query func() error) error {
	n := 0
	for {
		err := query()
		if err == nil {
			return nil
		}
		n++
		if !c.Try(ctx, n) {
			return err
		}
	}
}
