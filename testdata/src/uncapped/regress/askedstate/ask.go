// Package askedstate asks a method whether the delay that an object holds is too long. It compares the field that grows,
// and the caller clamps on its answer as on a test of its own.
package askedstate

import "time"

type clamped struct{ pause, most time.Duration }

func (c *clamped) tooLong() bool { return c.pause > c.most }

func (c *clamped) next() time.Duration {
	c.pause *= 2
	if c.tooLong() {
		c.pause = c.most
	}
	return c.pause
}

func (c *clamped) run(op func() error) {
	for op() != nil {
		time.Sleep(c.next()) // schedule "growth=geometric .*ceiling=yes"
	}
}

type paused struct{ pause, most time.Duration }

func (p *paused) mayGrow() bool {
	if p.most == 0 {
		return false
	}
	return p.pause < p.most
}

func (p *paused) run(op func() error) {
	for op() != nil {
		time.Sleep(p.pause) // schedule "growth=geometric .*ceiling=yes"
		if p.mayGrow() {
			p.pause *= 2
		}
	}
}

type loose struct{ pause, most time.Duration }

// tooLong is asked after a failure of the second kind only.
func (l *loose) tooLong() bool { return l.pause > l.most }

func (l *loose) next(second bool) time.Duration {
	l.pause *= 2 // want "uncapped/noceiling"
	if !second {
		return l.pause
	}
	return l.pause / 2
}

func (l *loose) run(op func() error) {
	for op() != nil {
		time.Sleep(l.next(op() != nil))
	}
}

func (l *loose) describe() string {
	if l.tooLong() {
		return "slow"
	}
	return "fast"
}
