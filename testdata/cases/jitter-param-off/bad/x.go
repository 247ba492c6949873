// Package retry re-creates https://github.com/juju/retry/pull/7
// ExpBackoff takes applyJitter; the one place that uses it says false.
package retry

import (
	"errors"
	"math"
	"math/rand"
	"time"
)

type Clock interface {
	Now() time.Time
	After(time.Duration) <-chan time.Time
}

type CallArgs struct {
	Func        func() error
	Attempts    int
	Delay       time.Duration
	MaxDuration time.Duration
	BackoffFunc func(delay time.Duration, attempt int) time.Duration
	Clock       Clock
	Stop        <-chan struct{}
}

func Call(args CallArgs) error {
	start := args.Clock.Now()
	for i := 1; args.Attempts <= 0 || i <= args.Attempts; i++ {
		err := args.Func()
		if err == nil {
			return nil
		}
		delay := args.BackoffFunc(args.Delay, i)
		if elapsed := args.Clock.Now().Sub(start); elapsed+delay > args.MaxDuration {
			return errors.Join(errors.New("max duration exceeded"), err)
		}
		select {
		case <-args.Clock.After(delay):
		case <-args.Stop:
			return errors.Join(errors.New("stopped"), err)
		}
	}
	return errors.New("attempt count exceeded")
}

// ExpBackoff returns a function for CallArgs.BackoffFunc.
func ExpBackoff(minDelay, maxDelay time.Duration, exp float64, applyJitter bool) func(time.Duration, int) time.Duration {
	minDelayF, maxDelayF := float64(minDelay), float64(maxDelay)
	return func(_ time.Duration, attempt int) time.Duration {
		newDelay := minDelayF * math.Pow(exp, float64(attempt)) // WANT nojitter
		if applyJitter {
			newDelay *= 0.8 + 0.4*rand.Float64()
		}
		if newDelay > maxDelayF {
			newDelay = maxDelayF
		}
		return time.Duration(newDelay)
	}
}

func dial(clk Clock, open func() error) error {
	return Call(CallArgs{Func: open, Attempts: 10, Clock: clk, MaxDuration: 2 * time.Minute,
		BackoffFunc: ExpBackoff(time.Second, 30*time.Second, 1.6, false)})
}
