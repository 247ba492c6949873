package a21

import (
	"context"
	"math"
	"math/rand"
	"time"
)

const top = 30 * time.Second

func sleep(ctx context.Context, d time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(time.Duration(rand.Int63n(int64(d) + 1))):
		return true
	}
}

func ByPow(ctx context.Context, op func() error) error {
	for n := 0; ; n++ {
		if err := op(); err == nil {
			return nil
		}
		d := time.Duration(math.Pow(2, float64(n))) * time.Second // WANT uncapped
		if d > top {
			d = top
		}
		if !sleep(ctx, d) {
			return ctx.Err()
		}
	}
}

func ByZero(ctx context.Context, base time.Duration, op func() error) error {
	for n := 0; ; n++ {
		if err := op(); err == nil {
			return nil
		}
		d := base << n // WANT uncapped
		if d == 0 || d > top {
			d = top
		}
		if !sleep(ctx, d) {
			return ctx.Err()
		}
	}
}

func ByMin(ctx context.Context, limit int, op func() error) (err error) {
	for n := 1; n <= limit; n++ {
		if err = op(); err == nil {
			return nil
		}
		d := min(time.Duration(1<<uint(n-1))*100*time.Millisecond, top) // WANT uncapped
		if !sleep(ctx, d) {
			return ctx.Err()
		}
	}
	return err
}
