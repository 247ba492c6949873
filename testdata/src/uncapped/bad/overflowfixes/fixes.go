// Package overflowfixes wraps in expressions that the fix clamps, and in others, which it leaves alone.
package overflowfixes

import (
	"math"
	"math/rand/v2"
	"time"
)

const top = time.Minute

func shifts(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(min(250*time.Millisecond<<n, top)) // want "attempt 37.*uncapped/overflow"
	}
}

func shiftsByLess(op func() error, top time.Duration) {
	for n := 1; op() != nil; n++ {
		d := time.Second << (n - 1) // want "attempt 35.*uncapped/overflow"
		if d > top {
			d = top
		}
		time.Sleep(d)
	}
}

func shiftsOne(op func() error) {
	for n := uint(0); op() != nil; n++ {
		d := min(time.Duration(1<<n)*time.Second, top) // want "attempt 35.*uncapped/overflow"
		time.Sleep(d/2 + rand.N(d/2))
	}
}

func shiftsVariable(op func() error) {
	base := 50 * time.Millisecond
	for n := 0; op() != nil; n++ {
		d := base << uint(n) // want "attempt 39.*uncapped/overflow"
		if d > top {
			d = top
		}
		time.Sleep(d)
	}
}

func raises(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Duration(math.Pow(2, float64(n)) * float64(time.Second)) // want "attempt 35.*uncapped/overflow"
		if d > top {
			d = top
		}
		time.Sleep(d)
	}
}

func raisesSlowly(op func() error) {
	base := 2 * time.Second
	for n := 0; op() != nil; n++ {
		d := min(time.Duration(float64(base)*math.Pow(1.5, float64(n))), top) // want "uncapped/overflow"
		time.Sleep(d)
	}
}

func raisesTwo(op func() error) {
	for n := 0.0; op() != nil; n++ {
		d := time.Duration(math.Exp2(n)) * time.Second // want "attempt 35.*uncapped/overflow"
		time.Sleep(min(d, top))
	}
}

// The delay of a function is clamped where it is computed.
func delay(n int) time.Duration {
	return min(time.Second<<n, top) // want "attempt 35.*uncapped/overflow"
}

func callsDelay(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(delay(n))
	}
}

func doubles(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(min(d, top))
		d *= 2 // want "attempt 35.*uncapped/overflow"
	}
}

func doublesAndDraws(op func() error) {
	for d := time.Second; op() != nil; d += d { // want "attempt 35.*uncapped/overflow"
		wait := min(30*time.Second, d)
		time.Sleep(wait/2 + rand.N(wait/2))
	}
}

func startsAnew(op func() (bool, error)) {
	d := time.Second
	for {
		switch done, err := op(); {
		case done:
			return
		case err == nil:
			d = time.Second
		}
		time.Sleep(min(d, top))
		d *= 2 // want "attempt 35.*uncapped/overflow"
	}
}

// No fix: nobody knows where a product with that unit wraps.
func unknownUnit(op func() error, unit time.Duration) {
	for n := 0; op() != nil; n++ {
		time.Sleep(min(unit*time.Duration(1<<n), top)) // want "uncapped/overflow"
	}
}

// No fix: the unit is set twice.
func twoUnits(op func() error, slow bool) {
	base := time.Second
	if slow {
		base = 10 * time.Second
	}
	for n := 0; op() != nil; n++ {
		time.Sleep(min(base<<n, top)) // want "uncapped/overflow"
	}
}

// No fix: an int is narrower on some machines.
func narrow(op func() error) {
	for n := 0; op() != nil; n++ {
		k := 1 << n // want "uncapped/overflow"
		time.Sleep(min(time.Duration(k)*time.Millisecond, top))
	}
}

// No fix: min is another function here.
func shadows(op func() error, min func(a, b time.Duration) time.Duration) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n // want "attempt 35.*uncapped/overflow"
		if d > top {
			d = top
		}
		time.Sleep(d)
	}
}

// No fix: the delay that grows is told as well.
func tells(op func(time.Duration) error) {
	d := time.Second
	for op(d) != nil {
		time.Sleep(min(d, top))
		d *= 2 // want "attempt 35.*uncapped/overflow"
	}
}

// No fix: two ceilings.
func twoCeilings(op func() (bool, error)) {
	d := time.Second
	for {
		slow, err := op()
		if err == nil {
			return
		}
		if slow {
			time.Sleep(min(d, top))
		} else {
			time.Sleep(min(d, 5*time.Second))
		}
		d *= 2 // want "attempt 35.*uncapped/overflow"
	}
}

// No fix: the name of the ceiling means another one where the delay grows.
func renamed(op func() error) {
	for d := time.Second; op() != nil; d *= 2 { // want "attempt 35.*uncapped/overflow"
		const top = 5 * time.Second
		time.Sleep(min(d, top))
	}
}

// No fix: the sum wraps, however short its parts are.
func sums(op func() error) {
	var d time.Duration
	for n := 0; op() != nil; n++ {
		d += time.Second << n // want "uncapped/overflow"
		time.Sleep(min(d, top))
	}
}

// No fix: a field sums up.
func (c *client) sums(op func() error) {
	for n := 0; op() != nil; n++ {
		c.delay = c.delay + time.Second<<n // want "uncapped/overflow"
		time.Sleep(min(c.delay, top))
	}
}

type client struct{ delay time.Duration }

// The exponent is clamped for the longer of the waits.
func seconds(n int) time.Duration {
	return time.Second << n // want "uncapped/overflow"
}

func waitsSeconds(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(min(seconds(n), top))
	}
}

func waitsMinutes(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(min(60*seconds(n), time.Hour))
	}
}
