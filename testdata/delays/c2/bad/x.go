package c2

import (
	"context"
	"math/rand/v2"
	"time"
)

func backoff(ctx context.Context, n int) {
	d := 200 * time.Millisecond * time.Duration(1<<n)
	select {
	case <-ctx.Done():
	case <-time.After(d + rand.N(d)):
	}
}
func Do(ctx context.Context, f func() error) (err error) {
	const max = 3
	for n := 0; n < max; n++ {
		if err = f(); err == nil {
			return
		}
		if n < max-1 {
			backoff(ctx, n)
		}
	}
	return
}
