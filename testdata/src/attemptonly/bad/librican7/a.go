// Package librican7 counts, and looks at no clock.
package librican7

import (
	"time"

	"github.com/Rican7/retry"
	"github.com/Rican7/retry/backoff"
	"github.com/Rican7/retry/strategy"
)

func limit(dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(5), strategy.Backoff(backoff.Linear(time.Second))) // want `retry.Retry makes 5 attempts and has no deadline: .*; add a strategy that looks at a context`
}

func wait(dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(5), strategy.Wait(time.Second)) // want `makes 5 attempts`
}
