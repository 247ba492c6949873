// Package overflow clamps after the value can have wrapped.
package overflow

import (
	"math"
	"time"
)

const top = time.Minute

func shift(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n // want "attempt 35.*uncapped/overflow"
		if d > top {
			d = top
		}
		time.Sleep(d)
	}
}

func shiftMin(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(min(100*time.Millisecond<<n, top)) // want "attempt 38.*uncapped/overflow"
	}
}

func product(op func() error, unit time.Duration) {
	for n := 0; op() != nil; n++ {
		d := min(unit*time.Duration(1<<n), top) // want "uncapped/overflow"
		time.Sleep(d)
	}
}

func floatConversion(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Duration(math.Pow(2, float64(n)) * float64(time.Second)) // want "attempt 35.*uncapped/overflow"
		if d > top {
			d = top
		}
		time.Sleep(d)
	}
}

func variableBound(tries int, op func() error) (err error) {
	for n := 0; n < tries; n++ {
		if err = op(); err == nil {
			return nil
		}
		d := 10 * time.Millisecond << n // want "attempt 41.*uncapped/overflow"
		if d > top {
			d = top
		}
		time.Sleep(d)
	}
	return err
}

func clampsACopy(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(min(d, top))
		d *= 2 // want "attempt 35.*uncapped/overflow"
	}
}

// A test for greater than zero before the draw does not bring the delay back.
func positiveOnly(op func() error, draw func(time.Duration) time.Duration) {
	for n := 0; op() != nil; n++ {
		d := min(time.Second<<n, top) // want "attempt 35.*uncapped/overflow"
		if d > 0 {
			d = d/2 + draw(d/2)
		}
		time.Sleep(d)
	}
}

// The old value stays when the new one is too large; a negative one is not too large.
func keepsTheOld(op func() error, rounds int) (err error) {
	var d time.Duration
	for n := 0; n < rounds; n++ {
		if err = op(); err == nil {
			return nil
		}
		next := time.Second << n // want "attempt 35.*uncapped/overflow"
		if next <= top {
			d = next
		}
		time.Sleep(d)
	}
	return err
}

// Zero comes long after the first negative value.
func exactlyZero(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n // want "attempt 35.*uncapped/overflow"
		if d == 0 || d > top {
			d = top
		}
		time.Sleep(d)
	}
}
