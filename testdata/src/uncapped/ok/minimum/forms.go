// Package minimum bounds the delay with a minimum: the builtin, math.Min, a helper of its own.
package minimum

import (
	"cmp"
	"math"
	"time"
)

func builtin(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func floats(op func() error) {
	for n := 0; op() != nil; n++ {
		ns := math.Min(math.Pow(2, float64(n))*float64(time.Second), float64(time.Minute))
		time.Sleep(time.Duration(ns)) // schedule "growth=geometric .*ceiling=yes"
	}
}

func nested(low, high time.Duration, op func() error) {
	d := low
	for op() != nil {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		d = max(low, min(d*3/2, high))
	}
}

func shortest(a, b time.Duration) time.Duration {
	if a < b {
		return a
	}
	return b
}

func own(op func() error) {
	for d := time.Second; op() != nil; d = shortest(2*d, time.Minute) {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func lesser[T cmp.Ordered](a, b T) T {
	if a < b {
		return a
	}
	return b
}

func generic(op func() error) {
	for d := time.Second; op() != nil; d = lesser(2*d, time.Minute) {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}
