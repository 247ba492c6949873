// Package libsethvargo wraps sethvargo's delays in a draw, or waits the same each time.
package libsethvargo

import (
	"context"
	"time"

	"github.com/sethvargo/go-retry"
)

func percent(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.WithJitterPercent(20, retry.NewExponential(time.Second)), dial) // schedule `growth=geometric .* draw=fresh`
}

func full(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.WithMaxRetries(5, retry.WithFullJitter(retry.NewFibonacci(time.Second))), dial) // schedule `draw=fresh`
}

func constant(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.NewConstant(time.Second), dial) // schedule `growth=fixed`
}

func drawnBehindTheCap(ctx context.Context, dial retry.RetryFunc) error {
	b := retry.WithCappedDuration(10*time.Second, retry.NewExponential(time.Second))
	return retry.Do(ctx, retry.WithJitter(500*time.Millisecond, b), dial) // schedule `draw=fresh ceiling=yes loop=attempt policy counted`
}

// A plateau, which is told only when it is asked for.
func cappedBehindTheDraw(ctx context.Context, dial retry.RetryFunc) error {
	b := retry.WithJitter(500*time.Millisecond, retry.NewExponential(time.Second))
	return retry.Do(ctx, retry.WithCappedDuration(10*time.Second, b), dial) // schedule `draw=fresh ceiling=yes loop=attempt policy plateau counted`
}

func brought(ctx context.Context, b retry.Backoff, dial retry.RetryFunc) error {
	return retry.Do(ctx, b, dial) // schedule `draw=unknown`
}

func own(ctx context.Context, dial retry.RetryFunc) error {
	b := retry.BackoffFunc(func() (time.Duration, bool) { return time.Second, false })
	return retry.Do(ctx, b, dial) // schedule `draw=unknown`
}
