// Package librican7 draws, or does not grow.
package librican7

import (
	"math/rand"
	"time"

	"github.com/Rican7/retry"
	"github.com/Rican7/retry/backoff"
	"github.com/Rican7/retry/jitter"
	"github.com/Rican7/retry/strategy"
)

func full(dial retry.Action) error {
	generator := rand.New(rand.NewSource(time.Now().UnixNano()))
	return retry.Retry(dial, strategy.Limit(5), strategy.BackoffWithJitter(backoff.BinaryExponential(time.Second), jitter.Full(generator))) // schedule `factor=2 .* draw=fresh`
}

func none(dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(5), strategy.BackoffWithJitter(backoff.Fibonacci(time.Second), jitter.Equal(nil))) // schedule `draw=fresh`
}

func own(dial retry.Action, spread jitter.Transformation) error {
	return retry.Retry(dial, strategy.Limit(5), strategy.BackoffWithJitter(backoff.Fibonacci(time.Second), spread)) // schedule `draw=unknown`
}

func linear(dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(5), strategy.Backoff(backoff.Linear(time.Second))) // schedule `growth=linear`
}

func spread() strategy.Strategy {
	return strategy.BackoffWithJitter(backoff.BinaryExponential(time.Second), jitter.Full(nil)) // schedule none
}
