// Package setting has a draw behind a setting that a caller may turn on: unknown.
package setting

import (
	"math/rand/v2"
	"time"
)

// Policy is what a caller configures.
type Policy struct {
	Base, Top time.Duration
	Jitter    bool
	Spread    float64
}

func (p Policy) run(op func() error) {
	for d := p.Base; op() != nil; d = min(2*d, p.Top) {
		w := d
		if p.Jitter {
			w = rand.N(d)
		}
		time.Sleep(w) // schedule "growth=geometric .*draw=unknown"
	}
}

func (p Policy) around(op func() error) {
	for d := p.Base; op() != nil; d = min(2*d, p.Top) {
		w := d
		if p.Spread > 0 {
			w += time.Duration(p.Spread * rand.Float64() * float64(d))
		}
		time.Sleep(w) // schedule "growth=geometric .*draw=unknown"
	}
}

type plan struct{ random bool }

func (p plan) run(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		w := d
		if p.random {
			w = rand.N(d)
		}
		time.Sleep(w) // schedule "growth=geometric .*draw=(fresh|unknown)"
	}
}

func on(op func() error) { plan{random: true}.run(op) }
