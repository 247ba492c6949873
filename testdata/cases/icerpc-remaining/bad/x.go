// Package retry re-creates https://github.com/icerpc/icerpc-csharp/issues/2098 in Go.
// The retry interceptor ignores the call's deadline: it waits 15s for an attempt that cannot be made any more.
package retry

import (
	"errors"
	"time"
)

type Features struct{ Deadline time.Time }

func (f Features) Remaining() time.Duration { return time.Until(f.Deadline) }

type Request struct {
	Features Features
	Payload  []byte
}

type Invoker func(req Request) error

type RetryableError struct{ After time.Duration }

func (e *RetryableError) Error() string { return "retry after a delay" }

type Options struct{ MaxAttempts int }

func Interceptor(o Options, next Invoker) Invoker {
	return func(req Request) error {
		var err error
		for attempt := 1; attempt <= o.MaxAttempts; attempt++ { // WANT attemptonly
			if err = next(req); err == nil {
				return nil
			}
			var re *RetryableError
			if !errors.As(err, &re) || attempt == o.MaxAttempts {
				return err
			}
			time.Sleep(re.After)
		}
		return err
	}
}
