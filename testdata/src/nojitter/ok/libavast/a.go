// Package libavast keeps a draw in avast's retries.
package libavast

import (
	"time"

	"github.com/avast/retry-go/v4"
)

func defaults(dial func() error) error {
	return retry.Do(dial, retry.Attempts(5)) // schedule `growth=geometric factor=2 base=100ms .* draw=fresh`
}

func full(dial func() error) error {
	return retry.Do(dial, retry.DelayType(retry.FullJitterBackoffDelay)) // schedule `draw=fresh`
}

func combined(dial func() error) error {
	return retry.Do(dial, retry.DelayType(retry.CombineDelay(retry.BackOffDelay, retry.RandomDelay))) // schedule `draw=fresh`
}

func fixed(dial func() error) error {
	return retry.Do(dial, retry.DelayType(retry.FixedDelay), retry.Delay(time.Second)) // schedule `growth=fixed`
}

func options(dial func() error, opts ...retry.Option) error {
	return retry.Do(dial, opts...) // schedule `draw=unknown`
}
