// Package librican7 looks at a context in a strategy, does not wait, or never ends.
package librican7

import (
	"context"
	"time"

	"github.com/Rican7/retry"
	"github.com/Rican7/retry/backoff"
	"github.com/Rican7/retry/strategy"
)

func own(ctx context.Context, dial retry.Action) error {
	while := func(uint) bool { return ctx.Err() == nil }
	return retry.Retry(dial, while, strategy.Limit(5), strategy.Backoff(backoff.Linear(time.Second))) // schedule `deadline=unknown`
}

func atOnce(dial retry.Action) error {
	return retry.Retry(dial, strategy.Limit(5)) // schedule `attempts=5 loop=attempt policy library`
}

func endless(dial retry.Action) error {
	return retry.Retry(dial, strategy.Wait(time.Second)) // schedule `counted=no`
}
