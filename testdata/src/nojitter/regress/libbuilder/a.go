// Package libbuilder hands a builder to functions that are not seen: they may make it draw, since its methods change it.
package libbuilder

import (
	"context"
	"time"

	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
)

func build(set func(retrypolicy.Builder[any])) retrypolicy.RetryPolicy[any] {
	b := retrypolicy.NewBuilder[any]().WithBackoff(time.Second, time.Minute).WithMaxRetries(3)
	if set != nil {
		set(b)
	}
	return b.Build()
}

func dial(ctx context.Context, op func() error) error {
	policy := build(func(b retrypolicy.Builder[any]) { b.WithJitterFactor(0.2) })
	return failsafe.With[any](policy).WithContext(ctx).Run(op)
}

// A chain that nobody else sees.
func alone(ctx context.Context, op func() error) error {
	b := retrypolicy.NewBuilder[any]()
	b.WithBackoff(time.Second, time.Minute)
	return failsafe.With[any](b.Build()).WithContext(ctx).Run(op) // want `doubles on every attempt \(a.go:\d+\) with no random draw`
}
