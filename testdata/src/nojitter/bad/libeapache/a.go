// Package libeapache never calls SetJitter, or in vain.
package libeapache

import (
	"context"
	"time"

	"github.com/eapache/go-resiliency/retrier"
)

func exponential(ctx context.Context, dial func(context.Context) error) error {
	r := retrier.New(retrier.ExponentialBackoff(5, 100*time.Millisecond), nil)
	return r.RunCtx(ctx, dial) // want `the delay of retrier.ExponentialBackoff doubles on every attempt \(a.go:12\) with no random draw: .*; call SetJitter`
}

var limited = retrier.New(retrier.LimitedExponentialBackoff(10, time.Second, time.Minute), nil)

func variable(ctx context.Context, dial func(context.Context) error) error {
	return limited.RunCtx(ctx, dial) // want `doubles`
}

func ignored(ctx context.Context, dial func(context.Context) error) error {
	backoffs := retrier.ExponentialBackoff(5, 100*time.Millisecond)
	r := retrier.New(backoffs, nil)
	r.SetJitter(20)            // a share, not per cent
	return r.RunCtx(ctx, dial) // want `doubles`
}

func table(ctx context.Context, dial func(context.Context) error) error {
	r := retrier.New([]time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 8 * time.Second}, nil)
	return r.RunCtx(ctx, dial) // want `grows geometrically`
}

// Policy is never run here.
func Policy() *retrier.Retrier {
	return retrier.New(retrier.ExponentialBackoff(5, time.Second), nil) // want `doubles`
}
