// Package libcenkalti sets up cenkalti's policies without a draw.
package libcenkalti

import (
	"context"
	"time"

	v3 "github.com/cenkalti/backoff/v3"
	"github.com/cenkalti/backoff/v4"
	v5 "github.com/cenkalti/backoff/v5"
)

func literal(dial func() error) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	return backoff.Retry(dial, b) // want `the delay of backoff.ExponentialBackOff doubles .* set RandomizationFactor`
}

func assigned(ctx context.Context, dial func() error) error {
	b := backoff.NewExponentialBackOff()
	b.RandomizationFactor = 0
	return backoff.Retry(dial, backoff.WithContext(b, ctx)) // want `grows 1.5x`
}

func option(dial func() error) error {
	b := backoff.NewExponentialBackOff(backoff.WithMultiplier(2), backoff.WithRandomizationFactor(0))
	return backoff.RetryNotify(dial, backoff.WithMaxRetries(b, 3), nil) // want `doubles`
}

func optionSlice(dial func() error) error {
	opts := []backoff.ExponentialBackOffOpts{backoff.WithMultiplier(3)}
	opts = append(opts, backoff.WithRandomizationFactor(0))
	return backoff.Retry(dial, backoff.NewExponentialBackOff(opts...)) // want `grows 3x`
}

func third(dial func() error) error {
	b := v3.NewExponentialBackOff()
	b.RandomizationFactor = 0
	return v3.Retry(dial, b) // want `grows 1.5x`
}

func fifth(ctx context.Context, dial func() (int, error)) (int, error) {
	b := v5.NewExponentialBackOff()
	b.RandomizationFactor = 0
	b.Multiplier = 2
	return v5.Retry(ctx, dial, v5.WithBackOff(b)) // want `doubles`
}

func newPolicy() backoff.BackOff {
	b := backoff.NewExponentialBackOff()
	b.RandomizationFactor = 0
	return b
}

func byHand(dial func() error) {
	b := newPolicy()
	for dial() != nil {
		time.Sleep(b.NextBackOff()) // want `grows 1.5x`
	}
}
