// Package libfailsafe builds failsafe's policies with a draw, or without a delay that grows.
package libfailsafe

import (
	"context"
	"time"

	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
)

func factor(ctx context.Context, dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().WithBackoff(time.Second, time.Minute).WithJitterFactor(0.25).Build()
	return failsafe.With[any](policy).WithContext(ctx).Run(dial) // schedule `factor=2 base=1s .* draw=fresh`
}

func fixedSize(ctx context.Context, dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().WithJitter(100*time.Millisecond).WithBackoff(time.Second, time.Minute).Build()
	return failsafe.With[any](policy).WithContext(ctx).Run(dial) // schedule `draw=fresh`
}

func atOnce(ctx context.Context, dial func() error) error {
	return failsafe.With[any](retrypolicy.NewWithDefaults[any]()).WithContext(ctx).Run(dial) // schedule `growth=fixed`
}

func random(ctx context.Context, dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().WithRandomDelay(time.Second, 2*time.Second).Build()
	return failsafe.With[any](policy).WithContext(ctx).Run(dial) // schedule `growth=fixed draw=fresh`
}

func given(ctx context.Context, policy retrypolicy.RetryPolicy[any], dial func() error) error {
	return failsafe.With[any](policy).WithContext(ctx).Run(dial) // schedule `draw=unknown`
}
