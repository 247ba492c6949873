// Package libcenkalti sets up cenkalti's policies with a draw, or so that it is not known.
package libcenkalti

import (
	"context"
	"encoding/json"
	"time"

	"github.com/cenkalti/backoff/v4"
	v5 "github.com/cenkalti/backoff/v5"
)

func defaults(dial func() error) error {
	return backoff.Retry(dial, backoff.NewExponentialBackOff()) // schedule `factor=1.5 base=500ms .* draw=fresh window=0.6667 ceiling=yes`
}

func changed(dial func() error) error {
	b := backoff.NewExponentialBackOff()
	b.InitialInterval = time.Second
	b.MaxInterval = 10 * time.Second
	return backoff.Retry(dial, b) // schedule `base=1s largest=10s draw=fresh`
}

func literal(dial func() error) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute, RandomizationFactor: 0.5}
	return backoff.Retry(dial, b) // schedule `draw=fresh`
}

func constant(dial func() error) error {
	return backoff.Retry(dial, backoff.NewConstantBackOff(time.Second)) // schedule `growth=fixed`
}

func read(data []byte, dial func() error) error {
	b := &backoff.ExponentialBackOff{Multiplier: 2, MaxInterval: time.Minute}
	if err := json.Unmarshal(data, b); err != nil {
		return err
	}
	return backoff.Retry(dial, b) // schedule `draw=unknown`
}

func options(opts []backoff.ExponentialBackOffOpts, dial func() error) error {
	return backoff.Retry(dial, backoff.NewExponentialBackOff(opts...)) // schedule `draw=unknown`
}

func fifth(ctx context.Context, dial func() (int, error)) (int, error) {
	return v5.Retry(ctx, dial, v5.WithMaxTries(5)) // schedule `draw=fresh`
}

func byHand(dial func() error) {
	b := backoff.NewExponentialBackOff()
	for dial() != nil {
		time.Sleep(b.NextBackOff()) // schedule `draw=fresh`
	}
}
