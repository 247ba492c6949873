// Package libpredicate looks at the context between the attempts: in the function that a library asks whether to go on.
package libpredicate

import (
	"context"
	"errors"

	"github.com/avast/retry-go/v4"
	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
	k8s "k8s.io/client-go/util/retry"
)

func onError(ctx context.Context, update func() error) error {
	return k8s.OnError(k8s.DefaultBackoff, func(error) bool { return ctx.Err() == nil }, update)
}

func retryIf(ctx context.Context, dial retry.RetryableFunc) error {
	return retry.Do(dial, retry.Attempts(3), retry.RetryIf(func(error) bool { return ctx.Err() == nil }))
}

func abortIf(ctx context.Context, dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().AbortIf(func(any, error) bool { return ctx.Err() != nil }).Build()
	return failsafe.With[any](policy).Run(dial)
}

var errGone = errors.New("gone")

// The predicate looks at the error alone.
func byError(ctx context.Context, dial retry.RetryableFunc) error {
	return retry.Do(dial, retry.Attempts(3), retry.RetryIf(func(err error) bool { return !errors.Is(err, errGone) })) // want `never looks at ctx`
}
