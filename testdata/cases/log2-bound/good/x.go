package log2bound

import (
	"context"
	"math"
	"math/rand"
	"time"
)

type Args struct {
	Initial   time.Duration
	MaxExp    int
	MaxJitter time.Duration
}

func Delays(a Args) func(int) time.Duration {
	limit := int(math.Log2(float64(math.MaxInt64) / float64(a.Initial)))
	if a.MaxExp > 0 && a.MaxExp < limit {
		limit = a.MaxExp
	}
	return func(n int) time.Duration {
		if n > limit {
			n = limit
		}
		d := a.Initial * time.Duration(int64(1)<<uint(n))
		if a.MaxJitter > 0 {
			d += time.Duration(rand.Int63n(int64(a.MaxJitter)))
		}
		return d
	}
}

func Query(ctx context.Context, run func() error) error {
	next := Delays(Args{Initial: 10 * time.Millisecond, MaxExp: 10, MaxJitter: 5 * time.Millisecond})
	for n := 0; ; n++ {
		if run() == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(next(n)):
		}
	}
}
