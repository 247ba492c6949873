// Package optionaloff has a ceiling that applies when an option is set, which no value in the program does.
package optionaloff

import "time"

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
