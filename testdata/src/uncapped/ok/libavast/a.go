// Package libavast bounds avast's retries.
package libavast

import (
	"time"

	"github.com/avast/retry-go/v4"
)

func defaults(dial func() error) error {
	return retry.Do(dial) // schedule `largest=25.6s draw=fresh ceiling=unknown attempts=10`
}

func capped(dial func() error) error {
	return retry.Do(dial, retry.Attempts(100), retry.MaxDelay(10*time.Second)) // schedule `ceiling=yes`
}
