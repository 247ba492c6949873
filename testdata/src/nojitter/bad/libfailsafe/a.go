// Package libfailsafe builds failsafe's policies without a draw.
package libfailsafe

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/circuitbreaker"
	"github.com/failsafe-go/failsafe-go/failsafehttp"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
)

var errBusy = errors.New("busy")

func chain(ctx context.Context, dial func() (string, error)) (string, error) {
	policy := retrypolicy.NewBuilder[string]().
		HandleErrors(errBusy).
		WithBackoff(time.Second, 30*time.Second).
		WithMaxRetries(3).
		Build()
	return failsafe.With[string](policy).WithContext(ctx).Get(dial) // want `the delay of retrypolicy.NewBuilder doubles on every attempt .* with no random draw: .*; add WithJitterFactor`
}

func statements(ctx context.Context, fast bool, dial func() error) error {
	b := retrypolicy.NewBuilder[any]()
	b.WithBackoffFactor(time.Second, time.Minute, 3)
	if fast {
		b.WithMaxRetries(1)
	}
	return failsafe.With[any](b.Build()).WithContext(ctx).Run(dial) // want `grows 3x`
}

func withBreaker(ctx context.Context, dial func() error) error {
	policy := retrypolicy.NewBuilder[any]().WithBackoff(time.Second, time.Minute).Build()
	breaker := circuitbreaker.NewBuilder[any]().Build()
	return failsafe.With[any](policy, breaker).WithContext(ctx).Run(dial) // want `doubles`
}

func transport() http.RoundTripper {
	policy := failsafehttp.NewRetryPolicyBuilder().WithBackoff(time.Second, time.Minute).Build() // want `the delay of failsafehttp.NewRetryPolicyBuilder doubles`
	return failsafehttp.NewRoundTripper(nil, policy)
}
