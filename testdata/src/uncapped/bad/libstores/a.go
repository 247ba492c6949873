// Package libstores switches the maximum off.
package libstores

import (
	"time"

	"github.com/bsm/redislock"
)

func strategy() redislock.RetryStrategy {
	return redislock.ExponentialBackoff(16*time.Millisecond, 0) // want `the delay of redislock.ExponentialBackoff doubles from 16ms with no ceiling: .*; pass a maximum above zero`
}
