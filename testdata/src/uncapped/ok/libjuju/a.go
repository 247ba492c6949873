// Package libjuju bounds the delay, the time or the attempts.
package libjuju

import (
	"time"

	"github.com/juju/retry"
)

func capped(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{ // schedule `largest=1m0s .* ceiling=yes`
		Func: dial, Attempts: -1, Delay: time.Second, MaxDelay: time.Minute, BackoffFunc: retry.DoubleDelay, Clock: clock,
	})
}

func inTime(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{ // schedule `ceiling=yes`
		Func: dial, MaxDuration: time.Hour, Delay: time.Second, BackoffFunc: retry.DoubleDelay, Clock: clock,
	})
}

func few(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{ // schedule `largest=8s .* ceiling=unknown`
		Func: dial, Attempts: 5, Delay: time.Second, BackoffFunc: retry.DoubleDelay, Clock: clock,
	})
}

func other(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{ // schedule `largest=1m0s .* ceiling=yes`
		Func: dial, Attempts: 100, Delay: time.Second, BackoffFunc: retry.ExpBackoff(time.Second, time.Minute, 2, true), Clock: clock,
	})
}
