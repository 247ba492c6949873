// Package libjuju draws, or keeps the delay that it has.
package libjuju

import (
	"time"

	"github.com/juju/retry"
)

func drawn(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{ // schedule `factor=1.5 .* draw=fresh ceiling=yes .*plateau`
		Func: dial, Attempts: 50, Delay: time.Second, MaxDuration: time.Minute, Clock: clock,
		BackoffFunc: retry.ExpBackoff(time.Second, time.Minute, 1.5, true),
	})
}

func setting(clock retry.Clock, jitter bool, dial func() error) error {
	return retry.Call(retry.CallArgs{ // schedule `draw=unknown`
		Func: dial, Attempts: 5, Delay: time.Second, MaxDuration: time.Minute, Clock: clock,
		BackoffFunc: retry.ExpBackoff(time.Second, time.Minute, 1.5, jitter),
	})
}

func constant(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{Func: dial, Attempts: 5, Delay: time.Second, MaxDuration: time.Minute, Clock: clock}) // schedule `growth=fixed base=1s`
}
