// Package timerfirst: The timer's first delay is drawn before the loop, and each turn sets it to a fresh draw.
package timerfirst

import (
	"context"
	"math/rand/v2"
	"time"
)

func jitter(d time.Duration) time.Duration { return d + rand.N(d) }

func Boot(ctx context.Context, join func() error) error {
	t := time.NewTimer(jitter(time.Millisecond)) // schedule `draw=fresh`
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-t.C:
			t.Reset(jitter(5 * time.Second))
			if err := join(); err == nil {
				return nil
			}
		}
	}
}
