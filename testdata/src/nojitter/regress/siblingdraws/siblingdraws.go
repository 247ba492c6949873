// Package siblingdraws has two kinds of backoff behind one interface, made of the same fields. That one of them draws says
// nothing about the other, which counts its attempts by itself and is reported at its function.
package siblingdraws

import (
	"math/rand/v2"
	"time"
)

// Backoff tells delays.
type Backoff interface{ Next() time.Duration }

// Plain doubles.
type Plain struct{ tries uint }

// Next is the next delay.
func (p *Plain) Next() time.Duration { // want "doubles.*nojitter/nodraw"
	p.tries++
	return time.Second << min(p.tries, 6)
}

// Spread draws.
type Spread Plain

// Next is the next delay.
func (s *Spread) Next() time.Duration { // schedule "growth=geometric .*draw=fresh"
	s.tries++
	return rand.N(time.Second << min(s.tries, 6))
}

// Wait waits for one of them.
func Wait(b Backoff) { time.Sleep(b.Next()) } // schedule "growth=geometric .*elsewhere"

// Window draws from what its other method moves on: nobody is to wait for that.
type Window struct{ tries uint }

// Next is the next delay.
func (w *Window) Next() time.Duration { return rand.N(w.Longest()) } // schedule "growth=geometric .*draw=fresh"

// Longest moves the window on.
func (w *Window) Longest() time.Duration { // schedule none
	w.tries++
	return time.Second << min(w.tries, 6)
}
