// Package libavast lets avast's retries grow without a ceiling.
package libavast

import (
	"time"

	"github.com/avast/retry-go/v4"
)

func many(dial func() error) error {
	return retry.Do(dial, retry.Attempts(15)) // want `the delay of retry.Do doubles from 100ms with no ceiling: 15 attempts reach 13m39.2s; pass MaxDelay`
}

func slow(dial func() error) error {
	return retry.Do(dial, retry.Delay(time.Second)) // want `10 attempts reach 4m16s`
}

func endless(dial func() error) error {
	return retry.Do(dial, retry.UntilSucceeded()) // want `attempt 20 waits`
}

func variable(n uint, dial func() error) error {
	return retry.Do(dial, retry.Attempts(n)) // want `no ceiling`
}
