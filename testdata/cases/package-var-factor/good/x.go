package packagevarfactor

import (
	"context"
	"math"
	"math/rand"
	"time"
)

func skew() float64 { return 0.8 + rand.Float64()*0.4 }

func gap(n int) time.Duration {
	s := math.Min(60, math.Pow(2, float64(n)))
	return time.Duration(s * skew() * float64(time.Second))
}

func Report(ctx context.Context, send func([]byte) error, buf []byte) error {
	n := 0
	for {
		err := send(buf)
		if err == nil {
			return nil
		}
		n++
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(gap(n)):
		}
	}
}
