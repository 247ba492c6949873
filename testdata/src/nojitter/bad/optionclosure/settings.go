// Package optionclosure stores a closure that computes the delay in an exported field.
package optionclosure

import (
	"context"
	"time"
)

type Settings struct {
	Rounds int
	Gap    func(n int) time.Duration
}

// Doubled makes a delay function; what it makes has no draw.
func Doubled(d time.Duration) func(int) time.Duration {
	return func(n int) time.Duration { // want "doubles.*nojitter/nodraw"
		return d * time.Duration(1<<min(n, 20))
	}
}

func Value[T any](ctx context.Context, s Settings, fn func() (T, error)) (v T, err error) {
	if s.Gap == nil {
		s.Gap = Doubled(time.Second)
	}
	for n := range s.Rounds {
		if v, err = fn(); err == nil {
			return v, nil
		}
		select {
		case <-time.After(s.Gap(n)):
		case <-ctx.Done():
			return v, ctx.Err()
		}
	}
	return v, err
}
