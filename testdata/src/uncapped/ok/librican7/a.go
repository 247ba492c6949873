// Package librican7 ends before its delays are long.
package librican7

import (
	"time"

	"github.com/Rican7/retry"
	"github.com/Rican7/retry/backoff"
	"github.com/Rican7/retry/jitter"
	"github.com/Rican7/retry/strategy"
)

func few(dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(5), strategy.BackoffWithJitter(backoff.BinaryExponential(time.Second), jitter.Full(nil))) // schedule `largest=16s .* ceiling=unknown attempts=5`
}

// A strategy of the program's may end it.
func own(dial retry.Action, while strategy.Strategy) error {
	return retry.Retry(dial, while, strategy.BackoffWithJitter(backoff.BinaryExponential(time.Second), jitter.Full(nil))) // schedule `ceiling=unknown`
}
