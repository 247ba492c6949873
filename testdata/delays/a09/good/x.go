package a09

import (
	"context"
	"crypto/rand"
	"math/big"
	"time"
)

func jittered(d time.Duration) time.Duration {
	bound := big.NewInt(int64(d))
	n, err := rand.Int(rand.Reader, bound)
	if err != nil {
		return d
	}
	return time.Duration(n.Int64())
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
		case <-time.After(jittered(d)):
		}
		d = min(d*2, 10*time.Second)
	}
}
