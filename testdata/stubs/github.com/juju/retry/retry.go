// Package retry has the shape of github.com/juju/retry, as far as the fixtures use it.
package retry

import "time"

type Clock interface {
	Now() time.Time
	After(time.Duration) <-chan time.Time
}

type CallArgs struct {
	Func         func() error
	IsFatalError func(error) bool
	NotifyFunc   func(lastError error, attempt int)
	Attempts     int
	Delay        time.Duration
	MaxDelay     time.Duration
	MaxDuration  time.Duration
	BackoffFunc  func(delay time.Duration, attempt int) time.Duration
	Clock        Clock
	Stop         <-chan struct{}
}

func Call(args CallArgs) error                                   { return nil }
func DoubleDelay(delay time.Duration, attempt int) time.Duration { return 0 }
func ExpBackoff(minDelay, maxDelay time.Duration, exp float64, applyJitter bool) func(time.Duration, int) time.Duration {
	return nil
}
