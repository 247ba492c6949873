// Package libcenkalti writes policies out that are zero where it matters.
package libcenkalti

import (
	"context"
	"time"

	v3 "github.com/cenkalti/backoff/v3"
	"github.com/cenkalti/backoff/v4"
	v5 "github.com/cenkalti/backoff/v5"
)

func noMaxInterval(dial func() error) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, RandomizationFactor: 0.5} // want `MaxInterval of this backoff.ExponentialBackOff is not above zero, which makes every wait zero`
	return backoff.Retry(dial, b)
}

func noMultiplier(dial func() error) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, MaxInterval: time.Minute} // want `Multiplier of this`
	return backoff.Retry(dial, b)
}

func noInitialInterval(dial func() error) error {
	b := &backoff.ExponentialBackOff{MaxInterval: time.Minute, Multiplier: 2, RandomizationFactor: 0.5} // want `InitialInterval of this`
	return backoff.Retry(dial, b)
}

func fifth(ctx context.Context, dial v5.Operation[int]) (int, error) {
	b := &v5.ExponentialBackOff{MaxInterval: time.Minute, Multiplier: 2, RandomizationFactor: 0.5} // want `InitialInterval of this`
	return v5.Retry(ctx, dial, v5.WithBackOff(b))
}

func option(dial func() error) error {
	b := backoff.NewExponentialBackOff(backoff.WithMaxInterval(0)) // want `argument 1 of backoff.WithMaxInterval is not above zero`
	return backoff.Retry(dial, b)
}

func assigned(dial func() error) error {
	b := backoff.NewExponentialBackOff() // want `Multiplier of this backoff.ExponentialBackOff is not above zero`
	b.Multiplier = 0
	return backoff.Retry(dial, b)
}

func third(dial func() error) error {
	b := &v3.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, RandomizationFactor: 0.5} // want `MaxInterval of this`
	return v3.Retry(dial, b)
}
