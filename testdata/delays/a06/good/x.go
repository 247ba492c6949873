package a06

import (
	"context"
	"fmt"
	"math/rand"
	"time"
)

const (
	base        = 1 * time.Second
	rounds      = 3
	maxAttempts = rounds*2 + 1
)

// Six waits, 1s to 32s.
func Upload(ctx context.Context, put func(context.Context) error) error {
	var last error
	for attempt := 1; attempt <= maxAttempts; attempt++ {
		if last = put(ctx); last == nil {
			return nil
		}
		if attempt == maxAttempts {
			break
		}
		d := base * time.Duration(1<<(attempt-1))
		d += time.Duration(rand.Int63n(int64(base)))
		select {
		case <-time.After(d):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return fmt.Errorf("gave up after %d: %w", maxAttempts, last)
}
