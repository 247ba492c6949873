// Package noclamp has code that looks like a ceiling and is none.
package noclamp

import (
	"math"
	"time"
)

func longest(a, b time.Duration) time.Duration {
	if a > b {
		return a
	}
	return b
}

// The larger of the two is a floor.
func floor(op func() error) {
	for d := time.Second; op() != nil; d *= 2 { // want "doubles.*uncapped/noceiling"
		time.Sleep(longest(d, 5*time.Second))
	}
}

func builtinMax(op func() error) {
	for d := time.Second; op() != nil; d *= 2 { // want "doubles.*uncapped/noceiling"
		time.Sleep(max(d, 5*time.Second))
	}
}

// A log line looks at the bound, the delay does not.
func logged(op func() error, warn func(string)) {
	for d := time.Second; op() != nil; d *= 2 { // want "doubles.*uncapped/noceiling"
		if d > time.Minute {
			warn("slow to connect")
		}
		time.Sleep(d)
	}
}

// The clamped copy is not what is waited for.
func copied(op func() error, show func(time.Duration)) {
	for d := time.Second; op() != nil; d *= 2 { // want "doubles.*uncapped/noceiling"
		shown := min(d, time.Minute)
		show(shown)
		time.Sleep(d)
	}
}

// The bound grows with the delay.
func movingBound(op func() error) {
	top := time.Minute
	d := time.Second
	for op() != nil {
		time.Sleep(min(d, top))
		d, top = 2*d, 2*top // want "doubles.*uncapped/noceiling"
	}
}

// Unlimited is documented to stop at Top, which the code never reads.
type Unlimited struct{ cur, Top time.Duration }

func (u *Unlimited) run(op func() error) {
	for op() != nil {
		time.Sleep(u.cur)
		u.cur *= 2 // want "doubles.*uncapped/noceiling"
	}
}

// The largest integer is no ceiling: it is 292 years.
func saturated(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n // want "doubles.*uncapped/noceiling"
		if d <= 0 {
			d = math.MaxInt64
		}
		time.Sleep(d)
	}
}
