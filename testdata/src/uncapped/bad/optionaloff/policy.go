// Package optionaloff has a ceiling that applies when an option is set, which no value in the program does.
package optionaloff

import (
	"math"
	"time"
)

type policy struct{ first, top time.Duration }

func (p policy) run(op func() error) {
	d := p.first
	for op() != nil {
		time.Sleep(d)
		d *= 2 // want "doubles.*uncapped/noceiling"
		if p.top > 0 && d > p.top {
			d = p.top
		}
	}
}

func connect(dial func() error) { policy{first: time.Second}.run(dial) }

func retry(top time.Duration, op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d)
		d *= 2 // want "doubles.*uncapped/noceiling"
		if top > 0 && d > top {
			d = top
		}
	}
}

func publish(send func() error) { retry(0, send) }

// Where the ways past the clamp meet, it is off.
func (p policy) delay(n int, factor float64) time.Duration {
	f := float64(p.first) * math.Pow(factor, float64(n)) // want "uncapped/noceiling"
	if p.top > 0 && f > float64(p.top) {
		return p.top
	}
	return time.Duration(f)
}

func subscribe(factor float64, op func() error) {
	p := policy{first: time.Second}
	for n := 0; op() != nil; n++ {
		time.Sleep(p.delay(n, factor))
	}
}

// Set or not, a wrapped delay passes.
func shifted(top time.Duration, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(shift(top, n))
	}
}

func shift(top time.Duration, n int) time.Duration {
	d := time.Second << n // want "uncapped/overflow"
	if top > 0 && d > top {
		return top
	}
	return d
}
