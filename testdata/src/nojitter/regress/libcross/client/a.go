// Package client hands policies that draw nothing to another package of the program, which adds the draw: what becomes of
// them there is not seen here, unless that package runs them as they are.
package client

import (
	"context"
	"time"

	"fixtures/nojitter/regress/libcross/spread"

	"github.com/cenkalti/backoff/v4"
	"github.com/sethvargo/go-retry"
)

func wrapped(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, spread.Drawn(retry.WithCappedDuration(time.Minute, retry.NewExponential(time.Second))), dial)
}

func run(ctx context.Context, dial retry.RetryFunc) error {
	return spread.Run(ctx, retry.WithCappedDuration(time.Minute, retry.NewExponential(time.Second)), dial)
}

func given(ctx context.Context, dial backoff.Operation) error {
	b := spread.New(&backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute})
	return backoff.Retry(dial, backoff.WithContext(b, ctx))
}

func held(ctx context.Context, dial backoff.Operation) error {
	b := spread.Spread{BackOff: &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}}
	return backoff.Retry(dial, backoff.WithContext(b, ctx))
}

func asked(ctx context.Context, r spread.Runner, dial backoff.Operation) error {
	return r.Run(ctx, &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}, dial)
}

func plain(ctx context.Context, dial retry.RetryFunc) error {
	return spread.Plain(ctx, retry.WithCappedDuration(time.Minute, retry.NewExponential(time.Second)), dial) // want `doubles on every attempt \(a.go:\d+\) with no random draw`
}
