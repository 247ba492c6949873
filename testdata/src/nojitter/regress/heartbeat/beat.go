// Package heartbeat doubles the period of work that no failure drives, which is periodic; the same code under the test of
// an error is a retry.
package heartbeat

import "time"

type beat struct {
	period time.Duration
	send   func() error
}

// tick slows down after start-up, from 250 ms to 10 s.
func (b *beat) tick() {
	_ = b.send()
	if b.period < 10*time.Second {
		b.period *= 2
	}
	time.AfterFunc(b.period, b.tick) // schedule "growth=geometric .*periodic"
}

type push struct {
	delay time.Duration
	send  func() error
}

func (p *push) try() {
	if err := p.send(); err != nil {
		if p.delay < 10*time.Second {
			p.delay *= 2
		}
		time.AfterFunc(p.delay, p.try) // want "doubles.*nojitter/nodraw"
	}
}
