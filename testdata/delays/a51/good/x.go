package a51

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"
)

type Handler func(ctx context.Context, req any) (any, error)

type Middleware func(Handler) Handler

type retryError interface{ Temporary() bool }

func WithRetry(attempts uint, wait, most time.Duration) Middleware {
	return func(next Handler) Handler {
		return func(ctx context.Context, req any) (resp any, err error) {
			gap := wait
			for i := uint(0); i < attempts; i++ {
				resp, err = next(ctx, req)
				var re retryError
				if err == nil || !errors.As(err, &re) || !re.Temporary() {
					return resp, err
				}
				t := time.NewTimer(gap/2 + rand.N(gap/2+1))
				select {
				case <-ctx.Done():
					t.Stop()
					return nil, ctx.Err()
				case <-t.C:
				}
				gap = min(gap*2, most)
			}
			return resp, err
		}
	}
}
