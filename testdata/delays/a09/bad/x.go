package a09

import (
	"context"
	"crypto/rand"
	"math/big"
	"time"
)

func jittered(d time.Duration) time.Duration {
	bound := big.NewInt(int64(d))
	if _, err := rand.Int(rand.Reader, bound); err != nil {
		return d
	}
	return time.Duration(bound.Int64())
}

func Push(ctx context.Context, send func(context.Context) error) error {
	d := 100 * time.Millisecond
	for {
		err := send(ctx)
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(jittered(d)): // WANT nojitter
		}
		d = min(d*2, 10*time.Second)
	}
}
