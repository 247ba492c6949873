package a08

import (
	"context"
	"math/rand/v2"
	"time"
)

type job struct{ id int }

func schedule() []time.Duration {
	return []time.Duration{time.Second, 3 * time.Second, 9 * time.Second, 27 * time.Second}
}

func spread(d time.Duration) time.Duration { return d/2 + rand.N(d/2) }

func (j job) run(ctx context.Context, do func(context.Context, int) error) error {
	err := do(ctx, j.id)
	for _, d := range schedule() {
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(spread(d)):
		}
		err = do(ctx, j.id)
	}
	return err
}
