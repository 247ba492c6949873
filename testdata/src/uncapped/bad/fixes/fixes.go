// Package fixes grows in the statements that the fix clamps, and in others, which it leaves alone.
package fixes

import (
	"context"
	"math/rand/v2"
	"time"
)

func multiplies(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d)
		d *= 3 // want "uncapped/noceiling"
	}
}

func adds(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d/2 + rand.N(max(d/2, 1)))
		d += d // want "uncapped/noceiling"
	}
}

func addsHalf(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d)
		d += d / 2 // want "uncapped/noceiling"
	}
}

func shifts(ctx context.Context, op func() error) error {
	d := time.Second
	for op() != nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d):
			d <<= 1 // want "uncapped/noceiling"
		}
	}
	return nil
}

func assigns(op func() error) {
	for d := time.Second; op() != nil; d = d * 3 / 2 { // want "uncapped/noceiling"
		time.Sleep(d)
	}
}

func converts(op func() error) {
	for d := time.Second; op() != nil; d = time.Duration(float64(d) * 1.5) { // want "uncapped/noceiling"
		time.Sleep(d)
	}
}

func startsAtZero(op func() error) {
	var d time.Duration
	for op() != nil {
		if d == 0 {
			d = 5 * time.Millisecond
		} else {
			d *= 2 // want "uncapped/noceiling"
		}
		time.Sleep(d)
	}
}

func counted(op func() error) (err error) {
	d := time.Second
	for range 10 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d)
		d *= 2 // want "10 attempts reach 8m32s.*uncapped/noceiling"
	}
	return err
}

// No fix: the first delay is longer than the ceiling.
func slow(op func() error) {
	d := 5 * time.Minute
	for op() != nil {
		time.Sleep(d)
		d *= 2 // want "uncapped/noceiling"
	}
}

// No fix: nobody knows the first delay.
func unknown(op func() error, d time.Duration) {
	for op() != nil {
		time.Sleep(d)
		d *= 2 // want "uncapped/noceiling"
	}
}

// No fix: a loop that a test of the delay ends would not end.
func tested(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d)
		if d == 5*time.Second {
			println("five seconds")
		}
		d *= 2 // want "uncapped/noceiling"
	}
}

// No fix: what grows is a number, not the delay.
func numbers(op func() error) {
	n := time.Duration(1)
	for op() != nil {
		time.Sleep(n * time.Second)
		n *= 2 // want "uncapped/noceiling"
	}
}

// No fix: min is another function here.
func shadows(op func() error, min int) {
	d := time.Second
	for n := 0; op() != nil || n < min; n++ {
		time.Sleep(d)
		d *= 2 // want "uncapped/noceiling"
	}
}

// No fix: the factor is no constant.
func factor(op func() error, by time.Duration) {
	d := time.Second
	for op() != nil {
		time.Sleep(d)
		d *= 2 + by*by // want "uncapped/noceiling"
	}
}
