// Package backoff has the shape of github.com/cenkalti/backoff/v4, as far as the fixtures use it.
package backoff

import "time"

type Operation func() error
type Notify func(error, time.Duration)
type BackOff interface{ NextBackOff() time.Duration }
type Timer interface{ C() <-chan time.Time }

func Retry(o Operation, b BackOff) error                              { return o() }
func RetryNotify(operation Operation, b BackOff, notify Notify) error { return operation() }
func RetryNotifyWithTimer(operation Operation, b BackOff, notify Notify, t Timer) error {
	return operation()
}
