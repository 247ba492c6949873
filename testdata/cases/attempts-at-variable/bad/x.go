// Package goback re-creates https://github.com/carlescere/goback/issues/5
// After 36 attempts the duration is negative and this backoff no longer waits for any amount of time.
package goback

import (
	"errors"
	"math"
	"math/rand"
	"time"
)

var ErrMaxAttemptsExceeded = errors.New("maximum of attempts exceeded")

type Backoff interface {
	NextAttempt() (time.Duration, error)
	Reset()
}

type SimpleBackoff struct {
	MaxAttempts int
	Attempts    int
	Factor      float64
	Min, Max    time.Duration
}

func (b *SimpleBackoff) NextAttempt() (time.Duration, error) {
	if b.MaxAttempts > 0 && b.Attempts >= b.MaxAttempts {
		return 0, ErrMaxAttemptsExceeded
	}
	next := getNextDuration(b.Min, b.Max, b.Factor, b.Attempts)
	b.Attempts++
	return next, nil // WANT nojitter
}

func (b *SimpleBackoff) Reset() { b.Attempts = 0 }

type JitterBackoff SimpleBackoff

func (b *JitterBackoff) NextAttempt() (time.Duration, error) {
	if b.MaxAttempts > 0 && b.Attempts >= b.MaxAttempts {
		return 0, ErrMaxAttemptsExceeded
	}
	next := getNextDuration(b.Min, b.Max, b.Factor, b.Attempts)
	b.Attempts++
	return time.Duration(rand.Float64() * float64(next)), nil
}

func (b *JitterBackoff) Reset() { b.Attempts = 0 }

func getNextDuration(min, max time.Duration, factor float64, attempts int) time.Duration {
	d := time.Duration(float64(min) * math.Pow(factor, float64(attempts))) // WANT uncapped
	if d > max {
		return max
	}
	return d
}

// Wait sleeps until the next attempt is due.
func Wait(b Backoff) error {
	next, err := b.NextAttempt()
	if err != nil {
		return err
	}
	time.Sleep(next)
	return nil
}
