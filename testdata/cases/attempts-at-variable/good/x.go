// Package goback re-creates a fix of https://github.com/carlescere/goback/issues/5
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

type FixedBackoff struct{ Interval time.Duration }

func (b FixedBackoff) NextAttempt() (time.Duration, error) { return b.Interval, nil }
func (FixedBackoff) Reset()                                {}

type JitterBackoff struct {
	MaxAttempts int
	Attempts    int
	Factor      float64
	Min, Max    time.Duration
}

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
	f := float64(min) * math.Pow(factor, float64(attempts))
	if f > float64(max) {
		return max
	}
	return time.Duration(f)
}

func Wait(b Backoff) error {
	next, err := b.NextAttempt()
	if err != nil {
		return err
	}
	time.Sleep(next)
	return nil
}
