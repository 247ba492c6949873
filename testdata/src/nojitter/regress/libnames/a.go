// Package libnames changes policies under other names: a closure assigns the captured variable, a function replaces what
// its pointer points to, a loop walks pointers in a slice. Each of them draws in the end, or may.
package libnames

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
)

func captured(ctx context.Context, dial backoff.Operation) error {
	var b backoff.BackOff = &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	setup := func() { b = backoff.NewExponentialBackOff() }
	setup()
	return backoff.Retry(dial, backoff.WithContext(b, ctx))
}

func twice(ctx context.Context, dial backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	func() {
		func() { b = backoff.NewExponentialBackOff() }()
	}()
	return backoff.Retry(dial, backoff.WithContext(b, ctx))
}

func replace(b *backoff.ExponentialBackOff) { *b = *backoff.NewExponentialBackOff() }

func replaced(ctx context.Context, dial backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	replace(b)
	return backoff.Retry(dial, backoff.WithContext(b, ctx))
}

func walked(ctx context.Context, dial backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	for _, p := range []*backoff.ExponentialBackOff{b} {
		p.RandomizationFactor = 0.4
	}
	return backoff.Retry(dial, backoff.WithContext(b, ctx))
}

func byName(ctx context.Context, given map[string]float64, dial backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	for name, setting := range map[string]*float64{"jitter": &b.RandomizationFactor} {
		*setting = given[name]
	}
	return backoff.Retry(dial, backoff.WithContext(b, ctx))
}

// Nobody changes it after all.
func left(ctx context.Context, dial backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	return backoff.Retry(func() error { _ = b.MaxInterval; return dial() }, backoff.WithContext(b, ctx)) // want `doubles on every attempt \(a.go:\d+\) with no random draw`
}
