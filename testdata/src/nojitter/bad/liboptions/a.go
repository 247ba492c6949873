// Package liboptions changes policies by options of its own, none of which draws.
package liboptions

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
	return backoff.Retry(op, backoff.WithContext(build(withMax(time.Hour)), ctx)) // want `the delay of backoff.ExponentialBackOff doubles`
}
