// Package libcenkalti takes the bound on the time away from cenkalti's policies.
package libcenkalti

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
	v5 "github.com/cenkalti/backoff/v5"
)

func noElapsed(dial func() error) error {
	b := backoff.NewExponentialBackOff()
	b.MaxElapsedTime = 0
	return backoff.Retry(dial, backoff.WithMaxRetries(b, 5)) // want `backoff.Retry makes 6 attempts .* and has no deadline: .*; wrap it in backoff.WithContext`
}

func constant(dial func() error) error {
	return backoff.Retry(dial, backoff.WithMaxRetries(backoff.NewConstantBackOff(time.Second), 5)) // want `makes 6 attempts with up to 5s of waiting`
}

func background(dial func() (int, error)) (int, error) {
	return v5.Retry(context.Background(), dial, v5.WithMaxTries(3), v5.WithMaxElapsedTime(0)) // want `makes 3 attempts`
}
