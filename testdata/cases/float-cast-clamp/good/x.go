package floatcastclamp

import (
	"context"
	"math"
	"math/rand"
	"time"
)

type Plan struct {
	Base, Most time.Duration
	Times      int
}

func (p Plan) after(n int) time.Duration {
	f := float64(p.Base) * math.Pow(2, float64(n))
	d := time.Duration(min(f, float64(p.Most)))
	if d > 0 {
		d = d/2 + time.Duration(rand.Int63n(int64(d/2)+1))
	}
	return d
}

func Call(ctx context.Context, p Plan, retryable func(error) bool, rpc func(context.Context) error) error {
	var err error
	for n := 0; n <= p.Times; n++ {
		if err = rpc(ctx); err == nil || !retryable(err) {
			return err
		}
		if n == p.Times {
			break
		}
		t := time.NewTimer(p.after(n))
		select {
		case <-ctx.Done():
			t.Stop()
			return ctx.Err()
		case <-t.C:
		}
	}
	return err
}
