// Package librican7 has no ceiling, since the library has none, and too many attempts.
package librican7

import (
	"time"

	"github.com/Rican7/retry"
	"github.com/Rican7/retry/backoff"
	"github.com/Rican7/retry/jitter"
	"github.com/Rican7/retry/strategy"
)

func endless(dial retry.Action) error {
	return retry.Retry(dial, strategy.BackoffWithJitter(backoff.BinaryExponential(time.Second), jitter.Full(nil))) // want `the delay of retry.Retry doubles from 2s with no ceiling: .*; wrap the algorithm in a function that clamps its answer`
}

func many(dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(20), strategy.BackoffWithJitter(backoff.Fibonacci(time.Second), jitter.Full(nil))) // want `20 attempts reach`
}

func variable(n uint, dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(n), strategy.BackoffWithJitter(backoff.Exponential(time.Second, 3), jitter.Full(nil))) // want `grows 3x from 1s with no ceiling`
}
