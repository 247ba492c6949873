// Package untiltime keeps the time of the next attempt, and waits until it has come.
package untiltime

import "time"

func local(op func() error) {
	d := time.Second
	for op() != nil {
		at := time.Now().Add(d)
		time.Sleep(time.Until(at)) // want "doubles.*nojitter/nodraw"
		d = min(d*2, time.Minute)
	}
}

type breaker struct {
	next  time.Time
	delay time.Duration
}

func (b *breaker) call(op func() error) {
	for {
		if rest := b.next.Sub(time.Now()); rest > 0 {
			time.Sleep(rest) // want "doubles.*nojitter/nodraw"
		}
		if op() == nil {
			b.delay = 0
			return
		}
		b.delay = min(max(2*b.delay, time.Second), time.Minute)
		b.next = time.Now().Add(b.delay)
	}
}
