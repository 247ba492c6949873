// Package libfailsafe bounds executors in time, or does not wait.
package libfailsafe

import (
	"context"
	"time"

	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
	"github.com/failsafe-go/failsafe-go/timeout"
)

func withContext(ctx context.Context, dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().WithDelay(time.Second).Build()
	return failsafe.With[any](policy).WithContext(ctx).Run(dial) // schedule `tries=3 .* deadline=yes`
}

func duration(dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().WithDelay(time.Second).WithMaxDuration(time.Minute).Build()
	return failsafe.With[any](policy).Run(dial) // schedule `deadline=yes`
}

func within(dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().WithDelay(time.Second).Build()
	return failsafe.With[any](timeout.New[any](time.Minute), policy).Run(dial) // schedule `deadline=unknown`
}

// Attempts without a wait between them are over as fast as they fail.
func atOnce(dial func() error) error {
	return failsafe.With[any](retrypolicy.NewWithDefaults[any]()).Run(dial) // schedule `attempts=3 loop=attempt policy library`
}

func looksItself(ctx context.Context, dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().WithDelay(time.Second).Build()
	return failsafe.With[any](policy).Run(func() error { // schedule `deadline=unknown`
		if err := ctx.Err(); err != nil {
			return err
		}
		return dial()
	})
}

func apart(dial func() error) failsafe.ExecutionResult[any] {
	policy := retrypolicy.NewBuilder[any]().WithDelay(time.Second).Build()
	return failsafe.With[any](policy).RunAsync(dial) // schedule `attempts=3 loop=attempt policy library`
}
