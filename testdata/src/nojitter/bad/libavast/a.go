// Package libavast drops the default draw of avast's retries.
package libavast

import (
	"github.com/avast/retry-go/v4"
	v5 "github.com/avast/retry-go/v5"
)

func bare(dial func() error) error {
	return retry.Do(dial, retry.DelayType(retry.BackOffDelay)) // want `the delay of retry.Do doubles .*; combine BackOffDelay with RandomDelay`
}

func combined(dial func() error) error {
	kind := retry.CombineDelay(retry.BackOffDelay, retry.FixedDelay)
	return retry.Do(dial, retry.DelayType(kind)) // want `doubles`
}

func fifth(dial func() error) error {
	return v5.New(v5.Attempts(3), v5.DelayType(v5.BackOffDelay)).Do(dial) // want `doubles`
}
