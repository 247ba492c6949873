// Package growth has delays that do not grow, or grow by addition or as a power of the attempt.
package growth

import (
	"math"
	"time"
)

func fixed(op func() error) {
	for op() != nil {
		time.Sleep(time.Second) // schedule "growth=fixed"
	}
}

func counterTimesUnit(op func() error) {
	for n := 1; op() != nil; n++ {
		time.Sleep(time.Duration(n) * time.Second) // schedule "growth=linear"
	}
}

func addsAStep(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // schedule "growth=linear"
		d += time.Second
	}
}

func counterIsTheDelay(op func() error) (err error) {
	for ms := 100; ms <= 1000; ms += 100 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Duration(ms) * time.Millisecond) // schedule "growth=linear"
	}
	return err
}

// square is called exponential by many; it is not.
func square(op func() error) {
	for n := 1; op() != nil; n++ {
		time.Sleep(time.Duration(n*n) * time.Second) // schedule "growth=polynomial"
	}
}

func powerWithFixedExponent(op func() error) {
	for n := 1; op() != nil; n++ {
		time.Sleep(time.Duration(math.Pow(float64(n), 2)) * time.Second) // schedule "growth=polynomial"
	}
}

func shrinks(op func() error) {
	d := time.Minute
	for op() != nil {
		time.Sleep(d) // schedule "growth=(fixed|linear)"
		d /= 2
	}
}

func constantShift(op func() error) {
	for op() != nil {
		time.Sleep(time.Second << 3) // schedule "growth=fixed"
	}
}

func twoConstants(op func() error, busy func() bool) {
	d := time.Second
	for op() != nil {
		if busy() {
			d = 10 * time.Second
		} else {
			d = time.Second
		}
		time.Sleep(d) // schedule "growth=fixed"
	}
}

var even = []time.Duration{time.Second, time.Second, time.Second}

func evenTable(op func() error) {
	for _, d := range even {
		if op() == nil {
			return
		}
		time.Sleep(d) // schedule "growth=(fixed|linear)"
	}
}
