// Package libcenkalti caps cenkalti's policies.
package libcenkalti

import (
	"time"

	"github.com/cenkalti/backoff/v4"
	v5 "github.com/cenkalti/backoff/v5"
)

func defaults(dial func() error) error {
	b := backoff.NewExponentialBackOff()
	b.MaxElapsedTime = 0
	return backoff.Retry(dial, b) // schedule `largest=1m0s .* ceiling=yes`
}

// A literal of the fifth version without a MaxInterval stays at its first delay.
func pinned() v5.BackOff {
	return &v5.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2} // schedule `growth=fixed`
}
