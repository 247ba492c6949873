// Package libfailsafe cannot leave out the ceiling: it is an argument.
package libfailsafe

import (
	"context"
	"time"

	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
)

func unlimited(ctx context.Context, dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().WithMaxAttempts(-1).WithBackoff(time.Second, time.Minute).Build()
	return failsafe.With[any](policy).WithContext(ctx).Run(dial) // schedule `largest=1m0s .* ceiling=yes .* counted=no`
}

// Two retries at once are no hot loop.
func atOnce(ctx context.Context, dial func() error) error {
	return failsafe.With[any](retrypolicy.NewWithDefaults[any]()).WithContext(ctx).Run(dial) // schedule `growth=fixed .* ceiling=unknown attempts=3`
}
