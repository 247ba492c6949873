package a53

import (
	"context"
	"math/rand"
	"time"
)

// The spread is drawn once for all attempts.
func Heal(ctx context.Context, repair func(context.Context) error) error {
	jitter := 0.8 + 0.4*rand.Float64()
	delay := time.Second
	for {
		if err := repair(ctx); err == nil {
			return nil
		}
		d := time.Duration(float64(delay) * jitter)
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d): // WANT reuseddraw
		}
		if delay *= 2; delay > time.Minute {
			delay = time.Minute
		}
	}
}
