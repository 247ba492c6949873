// Package librican7 lets strategies grow without a draw, or with one that is the same everywhere.
package librican7

import (
	"math/rand"
	"time"

	"github.com/Rican7/retry"
	"github.com/Rican7/retry/backoff"
	"github.com/Rican7/retry/jitter"
	"github.com/Rican7/retry/strategy"
)

func exponential(dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(5), strategy.Backoff(backoff.Exponential(time.Second, 3))) // want `the delay of retry.Retry grows 3x on every attempt .* with no random draw: .*; use strategy.BackoffWithJitter`
}

func binary(dial retry.Action) error {
	algorithm := backoff.BinaryExponential(10 * time.Millisecond)
	return retry.Retry(dial, strategy.Limit(5), strategy.Backoff(algorithm)) // want `doubles`
}

func fibonacci(dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(5), strategy.Backoff(backoff.Fibonacci(time.Second))) // want `grows geometrically`
}

func seeded(dial retry.Action) error {
	generator := rand.New(rand.NewSource(42))
	return retry.Retry(dial, strategy.Limit(5), strategy.BackoffWithJitter(backoff.BinaryExponential(time.Second), jitter.Full(generator))) // want `the random draw at a.go:29 comes from a generator with a constant seed`
}
