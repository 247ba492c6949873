package log2bound

import (
	"context"
	"math/rand"
	"time"
)

type Args struct {
	Initial   time.Duration
	MaxExp    int
	MaxJitter time.Duration
}

func Delays(a Args) func(int) time.Duration {
	return func(n int) time.Duration {
		d := a.Initial * time.Duration(int64(1)<<uint(n))
		if a.MaxJitter > 0 {
			d += time.Duration(rand.Int63n(int64(a.MaxJitter)))
		}
		return d
	}
}

func Query(ctx context.Context, run func() error) error {
	next := Delays(Args{Initial: 10 * time.Millisecond, MaxJitter: 5 * time.Millisecond})
	for n := 0; ; n++ {
		if run() == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(next(n)): // WANT uncapped
		}
	}
}
