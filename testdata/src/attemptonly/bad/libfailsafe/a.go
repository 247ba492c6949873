// Package libfailsafe runs executors under no context.
package libfailsafe

import (
	"context"
	"time"

	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
)

var policy = retrypolicy.NewBuilder[any]().WithDelay(time.Second).WithMaxRetries(5).Build()

func run(dial func() error) error {
	return failsafe.With[any](policy).Run(dial) // want `failsafe.Executor.Run makes 6 attempts with up to 5s of waiting and has no deadline: .*; call WithContext on the executor`
}

func background(dial func() error) error {
	return failsafe.With[any](policy).WithContext(context.Background()).Run(dial) // want `makes 6 attempts`
}
