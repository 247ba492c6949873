package ignoredsleepererror

import (
	"context"
	"time"
)

func snooze(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}

func Patch(ctx context.Context, apply func() error) (err error) {
	for n := 0; n < 5; n++ {
		if err = apply(); err == nil {
			return
		}
		_ = snooze(ctx, 300*time.Millisecond) // WANT attemptonly
	}
	return
}
