// Package thisturn draws in a closure, which changes a variable of the loop's turn. The closure is made anew on each turn,
// and so is the variable: the draw is not one that every turn shares, and what multiplies the variable is no growth. A
// variable from before the loop keeps what the closure did to it.
package thisturn

import (
	"math/rand"
	"time"
)

type pusher struct {
	random func(func(*rand.Rand))
	push   func() error
	gap    time.Duration
	quit   chan struct{}
}

func (p *pusher) each() {
	for i := 0; ; i++ {
		wait := max(p.gap, time.Second)
		if i == 0 {
			p.random(func(r *rand.Rand) { wait = time.Duration(float64(wait) * (0.5 + r.Float64())) })
		}
		select {
		case <-p.quit:
			return
		case <-time.After(wait): // schedule "growth=fixed draw=fresh"
		}
		if p.push() == nil {
			return
		}
	}
}

func (p *pusher) kept(do func(func())) {
	wait := p.gap
	for p.push() != nil {
		do(func() { wait *= 2 })
		time.Sleep(wait) // want "doubles.*nojitter/nodraw"
	}
}
