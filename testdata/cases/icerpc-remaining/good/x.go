// Package retry re-creates the fix of https://github.com/icerpc/icerpc-csharp/issues/2098 in Go: what remains is looked at before each wait.
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
		for attempt := 1; attempt <= o.MaxAttempts; attempt++ {
			if err = next(req); err == nil {
				return nil
			}
			var re *RetryableError
			if !errors.As(err, &re) || attempt == o.MaxAttempts {
				return err
			}
			if req.Features.Remaining() < re.After {
				return err
			}
			time.Sleep(re.After)
		}
		return err
	}
}
