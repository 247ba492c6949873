// Package libhandedon hands policies to function values, which might draw, and do not.
package libhandedon

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
)

type option func(*backoff.ExponentialBackOff)

func withMax(d time.Duration) option {
	return func(b *backoff.ExponentialBackOff) { b.MaxInterval = d }
}

func build(options ...option) *backoff.ExponentialBackOff {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	for _, set := range options {
		set(b)
	}
	return b
}

func dial(ctx context.Context, op backoff.Operation) error {
	// WANTED: doubles on every attempt with no random draw: no option of the program sets one.
	return backoff.Retry(op, backoff.WithContext(build(withMax(time.Hour)), ctx))
}
