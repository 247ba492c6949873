// Package liblestrrat starts exponential policies that draw nothing.
package liblestrrat

import (
	"context"
	"math/rand"
	"time"

	"github.com/lestrrat-go/backoff/v2"
)

func defaults(ctx context.Context, dial func() error) {
	c := backoff.Exponential().Start(ctx)
	for backoff.Continue(c) { // want `the delay of backoff.Exponential grows 1.5x on every attempt \(a.go:13\) with no random draw: .*; pass WithJitterFactor`
		if dial() == nil {
			return
		}
	}
}

var policy = backoff.Exponential(backoff.WithMultiplier(2), backoff.WithJitterFactor(1)) // ignored

func ignored(ctx context.Context, dial func() error) {
	for c := policy.Start(ctx); backoff.Continue(c); { // want `doubles`
		if dial() == nil {
			return
		}
	}
}

func channels(ctx context.Context, dial func() error) {
	c := backoff.Exponential(backoff.WithMaxInterval(time.Second)).Start(ctx) // want `grows 1.5x`
	for {
		select {
		case <-c.Done():
			return
		case <-c.Next():
			if dial() == nil {
				return
			}
		}
	}
}

func seeded(ctx context.Context, dial func() error) {
	p := backoff.Exponential(backoff.WithJitterFactor(0.2), backoff.WithRNG(rand.New(rand.NewSource(1))))
	for c := p.Start(ctx); backoff.Continue(c); { // want `constant seed`
		if dial() == nil {
			return
		}
	}
}
