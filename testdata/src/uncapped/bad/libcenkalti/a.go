// Package libcenkalti writes policies out that are zero where it matters.
package libcenkalti

import (
	"time"

	v3 "github.com/cenkalti/backoff/v3"
	"github.com/cenkalti/backoff/v4"
)

func noMaxInterval(dial func() error) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, RandomizationFactor: 0.5} // want `MaxInterval of this backoff.ExponentialBackOff is not above zero, which makes every wait zero`
	return backoff.Retry(dial, b)
}

func noMultiplier(dial func() error) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, MaxInterval: time.Minute} // want `Multiplier of this`
	return backoff.Retry(dial, b)
}

func third(dial func() error) error {
	b := &v3.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, RandomizationFactor: 0.5} // want `MaxInterval of this`
	return v3.Retry(dial, b)
}
