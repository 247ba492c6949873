// Package libjuju hands juju's calls a function that draws nothing.
package libjuju

import (
	"time"

	"github.com/juju/retry"
)

func double(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{ // want `the delay of retry.CallArgs doubles on every attempt .* with no random draw: .*; use retry.ExpBackoff with applyJitter true`
		Func:        dial,
		Attempts:    5,
		Delay:       time.Second,
		MaxDuration: time.Minute,
		BackoffFunc: retry.DoubleDelay,
		Clock:       clock,
	})
}

func exponential(clock retry.Clock, dial func() error) error {
	args := retry.CallArgs{Func: dial, Delay: time.Second, MaxDuration: time.Minute, Clock: clock}
	args.BackoffFunc = retry.ExpBackoff(time.Second, time.Minute, 1.5, false)
	return retry.Call(args) // want `grows 1.5x`
}

func own(clock retry.Clock, dial func() error) error {
	return retry.Call(retry.CallArgs{
		Func: dial, Attempts: 5, Delay: time.Second, MaxDuration: time.Minute, Clock: clock,
		BackoffFunc: func(delay time.Duration, attempt int) time.Duration { // want `the delay of this function doubles`
			return min(time.Second<<attempt, time.Minute)
		},
	})
}
