// Package fleet is the arithmetic of retry schedules: what a delay is before each retry, how long a call can wait in
// all, and what a fleet of clients that failed together does to whoever they come back to. It knows numbers only: no
// code, no types, no positions.
package fleet

import (
	"math"
	"time"
)

// This file decides how long the delay before a retry is, before anything is drawn. Every result saturates at the
// longest time.Duration, 292 years: what overflows in the code under analysis does not overflow here.

// Growth says how the delay changes from one retry to the next. The order is the order of growth.
type Growth uint8

const (
	Fixed      Growth = iota
	Linear            // base * (1 + factor*(n-1)) before retry n
	Polynomial        // base * n^factor
	Geometric         // base * factor^(n-1), and step * (1 + factor + ... + factor^(n-2)) where there is one
)

func (g Growth) String() string {
	return name(int(g), "fixed", "linear", "polynomial", "geometric")
}

// Plan is a retry schedule in numbers. A field that is zero is unknown or absent, as it says; a negative one, and a
// NaN, count as zero.
type Plan struct {
	Base     time.Duration // the delay before the first retry; 0 when unknown
	Growth   Growth
	Step     time.Duration // of Geometric: what each delay is more than factor times the last
	Factor   float64       // what Growth says of it: step, exponent or ratio; 0 when unknown, and unused by Fixed
	Ceiling  time.Duration // no delay is longer, but for a Proportional draw on top of it; 0 when there is none
	Attempts int           // how often the operation runs at most, the first time included; 0 when nothing bounds it
	Trailing bool          // the last attempt too is followed by a wait, after which the call gives up
	Jitter   Jitter
	Window   float64       // of Proportional: the share of the delay that is added or taken away at most; else unused
	Deadline time.Duration // no wait ends later than this after the first attempt; 0 when there is none
}

// Known tells whether the numbers are enough to compute every delay.
func (p Plan) Known() bool {
	return p.Base > 0 && (p.Growth == Fixed || p.Jitter == Decorrelated || p.Factor > 0)
}

// Delay is the delay before a retry, counted from 1, before the draw. It is 0 when it is unknown. A Decorrelated draw
// makes its own growth, and does not look at it.
func (p Plan) Delay(retry int) time.Duration {
	if retry < 1 || p.Base <= 0 {
		return 0
	}
	return p.clamp(float64(p.Base) * p.multiple(float64(retry)))
}

// multiple is how many times the base the delay before retry n is.
func (p Plan) multiple(n float64) float64 {
	switch {
	case p.Growth == Fixed || n == 1:
		return 1
	case p.Factor <= 0:
		return 0
	case p.Growth == Linear:
		return 1 + float64(p.Factor*(n-1))
	case p.Growth == Polynomial:
		return math.Pow(n, p.Factor)
	}
	grown := math.Pow(p.Factor, n-1)
	if p.Step <= 0 {
		return grown
	}
	steps := n - 1
	if p.Factor != 1 {
		steps = (grown - 1) / (p.Factor - 1)
	}
	return grown + float64(p.Step)/float64(p.Base)*steps
}

// clamp is a number of nanoseconds as a delay below the ceiling.
func (p Plan) clamp(ns float64) time.Duration {
	d := duration(ns)
	if p.Ceiling > 0 {
		d = min(d, p.Ceiling)
	}
	return d
}

const forever = time.Duration(math.MaxInt64)

// duration rounds to the nanosecond, and saturates.
func duration(ns float64) time.Duration {
	switch {
	case !(ns > 0):
		return 0
	case ns >= float64(forever):
		return forever
	}
	return time.Duration(math.Round(ns))
}

// name is the i-th of the names, or says that there is none.
func name(i int, names ...string) string {
	if i < len(names) {
		return names[i]
	}
	return "unknown"
}
