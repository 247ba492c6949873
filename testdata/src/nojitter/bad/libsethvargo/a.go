// Package libsethvargo wraps sethvargo's growing delays in everything but a draw.
package libsethvargo

import (
	"context"
	"time"

	"github.com/sethvargo/go-retry"
)

func bare(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.NewExponential(time.Second), dial) // want `the delay of retry.NewExponential doubles .*; wrap it in retry.WithJitterPercent`
}

func wrapped(ctx context.Context, dial retry.RetryFunc) error {
	b := retry.NewFibonacci(time.Second)
	b = retry.WithMaxRetries(5, b)
	b = retry.WithCappedDuration(10*time.Second, b)
	return retry.Do(ctx, b, dial) // want `the delay of retry.NewFibonacci grows geometrically`
}

func helper(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Exponential(ctx, time.Second, dial) // want `the delay of retry.Exponential doubles`
}

func helperOfFibonacci(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Fibonacci(ctx, time.Second, dial) // want `grows geometrically`
}

func value(ctx context.Context, dial retry.RetryFuncValue[int]) (int, error) {
	return retry.DoValue(ctx, retry.WithJitter(0, retry.NewExponential(time.Second)), dial) // want `doubles`
}

func byHand(dial func() error) {
	b := retry.NewExponential(time.Second)
	for dial() != nil {
		d, stop := b.Next()
		if stop {
			return
		}
		time.Sleep(d) // want `doubles`
	}
}
