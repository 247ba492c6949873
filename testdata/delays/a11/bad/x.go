package a11

import (
	"context"
	"math/rand"
	"time"
)

const floor = 50 * time.Millisecond

// Decorrelated jitter as in the well known article, without its cap.
func Call(ctx context.Context, rpc func(context.Context) error) error {
	sleep := floor
	for {
		err := rpc(ctx)
		if err == nil {
			return nil
		}
		sleep = floor + time.Duration(rand.Int63n(int64(sleep*3-floor))) // WANT uncapped
		select {
		case <-ctx.Done():
			return err
		case <-time.After(sleep):
		}
	}
}
