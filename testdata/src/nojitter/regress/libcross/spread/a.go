// Package spread adds a draw to the policies that it is given.
package spread

import (
	"context"
	"math/rand/v2"
	"time"

	"github.com/cenkalti/backoff/v4"
	"github.com/sethvargo/go-retry"
)

// Drawn draws what next gives.
func Drawn(next retry.Backoff) retry.Backoff {
	return retry.BackoffFunc(func() (time.Duration, bool) {
		d, stop := next.Next()
		return d + rand.N(d+1), stop
	})
}

// Run draws, too.
func Run(ctx context.Context, b retry.Backoff, f retry.RetryFunc) error {
	return retry.Do(ctx, Drawn(b), f)
}

// Plain draws nothing.
func Plain(ctx context.Context, b retry.Backoff, f retry.RetryFunc) error { return retry.Do(ctx, b, f) }

// Spread draws.
type Spread struct{ backoff.BackOff }

func (s Spread) NextBackOff() time.Duration { d := s.BackOff.NextBackOff(); return d + rand.N(d+1) }

// New gives one that draws.
func New(b backoff.BackOff) Spread { return Spread{b} }

// Runner runs something.
type Runner interface {
	Run(ctx context.Context, b backoff.BackOff, f backoff.Operation) error
}
