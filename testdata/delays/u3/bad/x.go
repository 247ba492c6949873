package u3

import (
	"context"
	"errors"
	"io"
	"time"
)

func Poll(ctx context.Context, next func(context.Context) (int, error), handle func(int)) error {
	idle := 50 * time.Millisecond
	for {
		n, err := next(ctx)
		switch {
		case errors.Is(err, io.EOF):
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(idle):
			}
			idle = min(2*idle, 5*time.Second)
		case err != nil:
			return err
		default:
			idle = 50 * time.Millisecond
			handle(n)
		}
	}
}
