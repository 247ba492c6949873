// Package overflow clamps a value that cannot have wrapped, or that is looked at for it.
package overflow

import (
	"math"
	"math/bits"
	"time"
)

const top = time.Minute

func notPositive(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n
		if d <= 0 || d > top {
			d = top
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func smallerThanBase(base time.Duration, op func() error) {
	for n := 0; op() != nil; n++ {
		d := base << n
		if d < base || d > top {
			d = top
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func exponent(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << min(n, 30)
		if d > top {
			d = top
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func inFloats(op func() error) {
	for n := 0; op() != nil; n++ {
		ns := math.Pow(2, float64(n)) * float64(time.Second)
		if ns > float64(top) {
			ns = float64(top)
		}
		time.Sleep(time.Duration(ns)) // schedule "growth=geometric .*ceiling=yes"
	}
}

func roundTrip(op func() error) {
	for n := 0; op() != nil; n++ {
		ns := math.Pow(2, float64(n)) * float64(time.Second)
		d := time.Duration(ns)
		if float64(d) != ns || d > top {
			d = top
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func leadingZeros(base time.Duration, op func() error) {
	for n := 0; op() != nil; n++ {
		d := top
		if n < bits.LeadingZeros64(uint64(base))-1 {
			d = min(base<<n, top)
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func shiftedBack(base time.Duration, op func() error) {
	for n := 0; op() != nil; n++ {
		d := top
		if base <= top>>n {
			d = base << n
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=(yes|unknown)"
	}
}

// Clamped on every turn, the doubling starts below the top again.
func everyTurn(op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		if d *= 2; d > top {
			d = top
		}
	}
}

// Without a sign nothing is negative: what is shifted out is zero.
func unsigned(op func() error) {
	for n := uint(0); op() != nil; n++ {
		s := uint(1) << n
		if s > 60 || s == 0 {
			s = 60
		}
		time.Sleep(time.Duration(s) * time.Second) // schedule "growth=geometric .*ceiling=yes"
	}
}
