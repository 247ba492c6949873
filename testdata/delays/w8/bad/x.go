package w8

import (
	"context"
	"time"
)

// package var waiter
var sleep = sleepCtx

func sleepCtx(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}
func Do(ctx context.Context, n int, f func() error) (err error) {
	for i := 0; i < n; i++ {
		if err = f(); err == nil {
			return
		}
		if err := sleep(ctx, time.Second<<i); err != nil {
			return err
		} // WANT nojitter,uncapped
	}
	return
}
