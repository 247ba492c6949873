// Package libdecorated puts a draw of its own around a library's policy: a type with a NextBackOff or Next of its own, a
// closure that asks the policy, a function value that wraps it; and a library's wrapper around what a function gives. What
// is within draws nothing, and nobody waits for it as it is.
package libdecorated

import (
	"context"
	"math/rand/v2"
	"time"

	"github.com/cenkalti/backoff/v4"
	jpillora "github.com/jpillora/backoff"
	"github.com/sethvargo/go-retry"
)

type jittered struct{ inner backoff.BackOff }

func (j jittered) Reset()                     { j.inner.Reset() }
func (j jittered) NextBackOff() time.Duration { d := j.inner.NextBackOff(); return d + rand.N(d/2+1) }

func field(ctx context.Context, dial backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	return backoff.Retry(dial, backoff.WithContext(jittered{b}, ctx))
}

// Jittered can be given any policy by importers.
type Jittered struct{ backoff.BackOff }

func (j *Jittered) NextBackOff() time.Duration {
	d := j.BackOff.NextBackOff()
	return d + rand.N(d/2+1)
}

func spread(b backoff.BackOff) backoff.BackOff { return &Jittered{BackOff: b} }

func embedded(ctx context.Context, dial backoff.Operation) error {
	b := spread(&backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute})
	return backoff.Retry(dial, backoff.WithContext(b, ctx))
}

func withDraw(next retry.Backoff) retry.Backoff {
	return retry.BackoffFunc(func() (time.Duration, bool) {
		d, stop := next.Next()
		return d + rand.N(d+1), stop
	})
}

func closure(ctx context.Context, dial retry.RetryFunc) error {
	b := withDraw(retry.NewExponential(time.Second))
	return retry.Do(ctx, retry.WithCappedDuration(time.Minute, b), dial)
}

func values(ctx context.Context, dial retry.RetryFunc, wraps ...func(retry.Backoff) retry.Backoff) error {
	b := retry.NewExponential(time.Second)
	for _, wrap := range wraps {
		b = wrap(b)
	}
	return retry.Do(ctx, b, dial)
}

type client struct{ policy func() retry.Backoff }

func newClient() *client {
	return &client{policy: func() retry.Backoff {
		return retry.WithJitterPercent(5, retry.WithCappedDuration(time.Minute, retry.NewExponential(time.Second)))
	}}
}

func (c *client) dial(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, c.policy(), dial)
}

// Policy draws.
func Policy() retry.Backoff { return retry.WithFullJitter(retry.NewFibonacci(time.Second)) }

func queued(ctx context.Context, policies chan retry.Backoff, dial retry.RetryFunc) error {
	policies <- retry.WithJitterPercent(10, retry.NewExponential(time.Second))
	return retry.Do(ctx, <-policies, dial)
}

func methodValue(ctx context.Context, dial func() error) error {
	b := &jpillora.Backoff{Min: time.Second}
	next := b.Duration
	for {
		if err := dial(); err == nil {
			return nil
		}
		d := next()
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d + rand.N(d)):
		}
	}
}

type durations interface{ Duration() time.Duration }

func loop(ctx context.Context, next durations, dial func() error) error {
	for {
		if err := dial(); err == nil {
			return nil
		}
		d := next.Duration()
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d/2 + rand.N(d)):
		}
	}
}

func ownInterface(ctx context.Context, dial func() error) error {
	return loop(ctx, &jpillora.Backoff{Min: time.Second}, dial)
}

// Capped draws nothing.
func Capped() retry.Backoff {
	return retry.WithCappedDuration(time.Minute, retry.NewFibonacci(time.Second)) // want `grows geometrically on every attempt \(a.go:\d+\) with no random draw`
}
