// Package libjuju doubles without a MaxDelay.
package libjuju

import (
	"time"

	"github.com/juju/retry"
)

func endless(clock retry.Clock, stop chan struct{}, dial func() error) error {
	return retry.Call(retry.CallArgs{ // want `the delay of retry.CallArgs doubles from 1s with no ceiling .*: .*; set MaxDelay`
		Func: dial, Attempts: -1, Delay: time.Second, BackoffFunc: retry.DoubleDelay, Clock: clock, Stop: stop,
	})
}

func many(clock retry.Clock, stop chan struct{}, dial func() error) error {
	return retry.Call(retry.CallArgs{ // want `12 attempts reach 17m4s`
		Func: dial, Attempts: 12, Delay: time.Second, BackoffFunc: retry.DoubleDelay, Clock: clock, Stop: stop,
	})
}
