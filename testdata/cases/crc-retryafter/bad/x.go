// Package crc re-creates https://github.com/crc-org/crc/pull/1565
// RetryAfter(120, waitForPendingCsr, 5s) lasts 120 times (the call + 5s), far more than the 120s that were meant.
package crc

import (
	"errors"
	"time"
)

type RetriableError struct{ Err error }

func (r *RetriableError) Error() string { return "Temporary error: " + r.Err.Error() }

type MultiError struct{ Errors []error }

func (m *MultiError) Collect(err error) {
	if err != nil {
		m.Errors = append(m.Errors, err)
	}
}

func (m MultiError) ToError() error { return errors.Join(m.Errors...) }

// RetryAfter retries a number of attempts, after a delay.
func RetryAfter(attempts int, callback func() error, d time.Duration) error {
	m := MultiError{}
	for i := 0; i < attempts; i++ { // WANT attemptonly
		err := callback()
		if err == nil {
			return nil
		}
		m.Collect(err)
		var re *RetriableError
		if !errors.As(err, &re) {
			return m.ToError()
		}
		time.Sleep(d)
	}
	return m.ToError()
}

func ApproveCSR(approve func() (bool, error)) error {
	return RetryAfter(120, func() error {
		ok, err := approve()
		if err != nil {
			return &RetriableError{Err: err}
		}
		if !ok {
			return &RetriableError{Err: errors.New("no pending CSR")}
		}
		return nil
	}, 5*time.Second)
}
