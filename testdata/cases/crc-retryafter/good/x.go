// Package crc re-creates the fix in https://github.com/crc-org/crc/pull/1565
package crc

import (
	"errors"
	"log"
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

// RetryAfter retries for a certain duration, after a delay.
func RetryAfter(limit time.Duration, callback func() error, d time.Duration) error {
	m := MultiError{}
	timeLimit := time.Now().Add(limit)
	attempt := 0
	for time.Now().Before(timeLimit) || attempt < 2 {
		log.Printf("retry loop: attempt %d", attempt)
		err := callback()
		if err == nil {
			return nil
		}
		m.Collect(err)
		var re *RetriableError
		if !errors.As(err, &re) {
			return m.ToError()
		}
		attempt++
		time.Sleep(d)
	}
	return m.ToError()
}

func ApproveCSR(approve func() (bool, error)) error {
	return RetryAfter(120*time.Second, func() error {
		if _, err := approve(); err != nil {
			return &RetriableError{Err: err}
		}
		return nil
	}, 5*time.Second)
}
