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
		secs := math.Pow(2, float64(n))
		if secs > top.Seconds() {
			secs = top.Seconds()
		}
		if !sleep(ctx, time.Duration(secs)*time.Second) {
			return ctx.Err()
		}
	}
}

func BySign(ctx context.Context, base time.Duration, op func() error) error {
	for n := 0; ; n++ {
		if err := op(); err == nil {
			return nil
		}
		d := base << n
		if d < base || d > top {
			d = top
		}
		if !sleep(ctx, d) {
			return ctx.Err()
		}
	}
}

func ByBack(ctx context.Context, base time.Duration, op func() error) error {
	for n := 0; ; n++ {
		if err := op(); err == nil {
			return nil
		}
		d := base << n
		if d>>n != base || d > top {
			d = top
		}
		if !sleep(ctx, d) {
			return ctx.Err()
		}
	}
}

func ByDivision(ctx context.Context, base time.Duration, op func() error) error {
	for d := base; ; {
		if err := op(); err == nil {
			return nil
		}
		if !sleep(ctx, d) {
			return ctx.Err()
		}
		if d > top/2 {
			d = top
		} else {
			d *= 2
		}
	}
}

func ByBits(ctx context.Context, base time.Duration, op func() error) error {
	for n := uint(0); ; n++ {
		if err := op(); err == nil {
			return nil
		}
		d := top
		if n < 63 && base <= top>>n {
			d = base << n
		}
		if !sleep(ctx, d) {
			return ctx.Err()
		}
	}
}
