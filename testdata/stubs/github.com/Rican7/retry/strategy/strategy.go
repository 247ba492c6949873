// Package strategy has the shape of github.com/Rican7/retry/strategy, as far as the fixtures use it.
package strategy

import (
	"time"

	"github.com/Rican7/retry/backoff"
	"github.com/Rican7/retry/jitter"
)

type Strategy func(attempt uint) bool

func Limit(attemptLimit uint) Strategy             { return nil }
func Delay(duration time.Duration) Strategy        { return nil }
func Wait(durations ...time.Duration) Strategy     { return nil }
func Backoff(algorithm backoff.Algorithm) Strategy { return nil }
func BackoffWithJitter(algorithm backoff.Algorithm, transformation jitter.Transformation) Strategy {
	return nil
}
