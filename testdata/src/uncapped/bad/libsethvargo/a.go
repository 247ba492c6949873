// Package libsethvargo leaves the cap out of sethvargo's wrappers.
package libsethvargo

import (
	"context"
	"time"

	"github.com/sethvargo/go-retry"
)

func bare(ctx context.Context, dial retry.RetryFunc) error {
	b := retry.WithJitterPercent(20, retry.NewExponential(time.Second)) // want `the delay of retry.NewExponential doubles from 1s with no ceiling .*; wrap it in retry.WithCappedDuration`
	return retry.Do(ctx, b, dial)
}

func manyRetries(ctx context.Context, dial retry.RetryFunc) error {
	b := retry.WithFullJitter(retry.NewExponential(time.Second)) // want `11 attempts reach 8m32s`
	return retry.Do(ctx, retry.WithMaxRetries(10, b), dial)
}

func noDelay(ctx context.Context, dial retry.RetryFunc) error {
	b := retry.WithJitterPercent(20, retry.NewExponential(time.Second)) // want `argument 1 of retry.WithCappedDuration is not above zero, which makes every wait zero`
	return retry.Do(ctx, retry.WithCappedDuration(0, b), dial)
}

func noDelayLeft(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.WithCappedDuration(-1, retry.NewFibonacci(time.Second)), dial) // want `argument 1 of retry.WithCappedDuration`
}

func fibonacci(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Fibonacci(ctx, time.Second, dial) // want `with no ceiling`
}
