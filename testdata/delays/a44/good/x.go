package a44

import (
	"context"
	"math"
	"time"
)

// Quadratic, and a power whose exponent is fixed.
func Probe(ctx context.Context, check func(context.Context) bool) bool {
	for n := range 20 {
		if check(ctx) {
			return true
		}
		d := time.Duration(n*n) * 40 * time.Millisecond
		if n%2 == 1 {
			d = time.Duration(math.Pow(float64(n), 2)) * 10 * time.Millisecond
		}
		select {
		case <-ctx.Done():
			return false
		case <-time.After(d):
		}
	}
	return false
}
