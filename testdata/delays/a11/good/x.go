package a11

import (
	"context"
	"math/rand"
	"time"
)

const (
	floor = 50 * time.Millisecond
	roof  = 20 * time.Second
)

func Call(ctx context.Context, rpc func(context.Context) error) error {
	sleep := floor
	for {
		err := rpc(ctx)
		if err == nil {
			return nil
		}
		sleep = min(roof, floor+time.Duration(rand.Int63n(int64(sleep*3-floor))))
		select {
		case <-ctx.Done():
			return err
		case <-time.After(sleep):
		}
	}
}
