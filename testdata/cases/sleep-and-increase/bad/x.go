package sleepandincrease

import (
	"context"
	"time"
)

func sleepGrow(ctx context.Context, d time.Duration) (time.Duration, error) {
	select {
	case <-time.After(d): // WANT nojitter,uncapped
	case <-ctx.Done():
		return 0, ctx.Err()
	}
	return d * 2, nil
}

type region struct{ name string }

func Establish(ctx context.Context, r *region, lookup func(context.Context, string) (string, error)) (string, error) {
	back := 16 * time.Millisecond
	for {
		addr, err := lookup(ctx, r.name)
		if err == nil {
			return addr, nil
		}
		if back, err = sleepGrow(ctx, back); err != nil {
			return "", err
		}
	}
}
