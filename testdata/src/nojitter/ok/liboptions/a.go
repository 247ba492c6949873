// Package liboptions changes policies by options of its own, one of which may draw.
package liboptions

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
)

type option func(*backoff.ExponentialBackOff)

func withDraw(share float64) option {
	return func(b *backoff.ExponentialBackOff) { b.RandomizationFactor = share }
}

func build(options ...option) *backoff.ExponentialBackOff {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	for _, set := range options {
		set(b)
	}
	return b
}

func dial(ctx context.Context, op backoff.Operation) error {
	return backoff.Retry(op, backoff.WithContext(build(withDraw(0.5)), ctx)) // schedule `draw=unknown`
}

// Option is anybody's, and may draw.
type Option func(*backoff.ExponentialBackOff)

// New has options that are not seen.
func New(options ...Option) *backoff.ExponentialBackOff {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	for _, set := range options {
		set(b)
	}
	return b // schedule none
}
