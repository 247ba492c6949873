package a08

import (
	"context"
	"time"
)

type job struct{ id int }

func schedule() []time.Duration {
	return []time.Duration{time.Second, 3 * time.Second, 9 * time.Second, 27 * time.Second}
}

func (j job) run(ctx context.Context, do func(context.Context, int) error) error {
	err := do(ctx, j.id)
	for _, d := range schedule() {
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d): // WANT nojitter
		}
		err = do(ctx, j.id)
	}
	return err
}
