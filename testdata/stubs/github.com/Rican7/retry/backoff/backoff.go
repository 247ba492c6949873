// Package backoff has the shape of github.com/Rican7/retry/backoff, as far as the fixtures use it.
package backoff

import "time"

type Algorithm func(attempt uint) time.Duration

func Incremental(initial, increment time.Duration) Algorithm   { return nil }
func Linear(factor time.Duration) Algorithm                    { return nil }
func Exponential(factor time.Duration, base float64) Algorithm { return nil }
func BinaryExponential(factor time.Duration) Algorithm         { return nil }
func Fibonacci(factor time.Duration) Algorithm                 { return nil }
