// Package optional has a ceiling that applies when an option is set, which callers can do.
package optional

import "time"

// Policy is what a caller configures.
type Policy struct{ First, Top time.Duration }

func (p Policy) run(op func() error) {
	d := p.First
	for op() != nil {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		d *= 2
		if p.Top > 0 && d > p.Top {
			d = p.Top
		}
	}
}

func parameter(top time.Duration, op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		d *= 2
		if top != 0 {
			d = min(d, top)
		}
	}
}

type plan struct{ first, top time.Duration }

func (p plan) run(op func() error) {
	d := p.first
	for op() != nil {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		d *= 2
		if p.top > 0 && d > p.top {
			d = p.top
		}
	}
}

func capped(op func() error)   { plan{first: time.Second, top: time.Minute}.run(op) }
func uncapped(op func() error) { plan{first: time.Second}.run(op) }
