// Package untiltime waits until a time has come that a draw spreads, or that paces work.
package untiltime

import (
	"math/rand/v2"
	"time"
)

type breaker struct {
	next  time.Time
	delay time.Duration
}

func (b *breaker) call(op func() error) {
	for {
		time.Sleep(time.Until(b.next)) // schedule "growth=geometric .*draw=fresh"
		if op() == nil {
			return
		}
		b.delay = min(max(2*b.delay, time.Second), time.Minute)
		b.next = time.Now().Add(b.delay/2 + rand.N(b.delay))
	}
}

type pace struct {
	next time.Time
	gap  time.Duration
}

func (p *pace) call(op func() error) {
	for op() != nil {
		time.Sleep(time.Until(p.next)) // schedule "growth=fixed"
		p.next = p.next.Add(p.gap)
	}
}
