// Package libeapache doubles too often.
package libeapache

import (
	"context"
	"time"

	"github.com/eapache/go-resiliency/retrier"
)

func many(ctx context.Context, dial func(context.Context) error) error {
	r := retrier.New(retrier.ExponentialBackoff(10, time.Second), nil) // want `the delay of retrier.ExponentialBackoff doubles from 1s with no ceiling \(waited for at a.go:14\): 11 attempts reach 8m32s; use LimitedExponentialBackoff`
	r.SetJitter(0.5)
	return r.RunCtx(ctx, dial)
}

func variable(ctx context.Context, n int, dial func(context.Context) error) error {
	r := retrier.New(retrier.ExponentialBackoff(n, time.Second), nil) // want `no ceiling`
	r.SetJitter(0.5)
	return r.RunCtx(ctx, dial)
}
