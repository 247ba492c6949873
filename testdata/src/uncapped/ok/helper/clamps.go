// Package helper clamps in a helper, of this package or of another.
package helper

import (
	"time"

	"fixtures/uncapped/ok/helper/limit"
)

func clamp(d time.Duration) time.Duration {
	if d > time.Minute {
		return time.Minute
	}
	return d
}

func own(op func() error) {
	for d := time.Second; op() != nil; d = clamp(2 * d) {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func other(op func() error) {
	for d := time.Second; op() != nil; d = limit.To(2*d, time.Minute) {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func otherDelay(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(limit.Delay(n)) // schedule "growth=geometric .*ceiling=yes"
	}
}

func backoff(n int, top time.Duration) time.Duration {
	d := time.Second
	for i := 0; i < n && d < top; i++ {
		d *= 2
	}
	return min(d, top)
}

func innerLoop(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(backoff(n, time.Minute)) // schedule "growth=geometric .*ceiling=yes"
	}
}

type state struct{ cur time.Duration }

func (s *state) grow() {
	if s.cur *= 2; s.cur > time.Minute {
		s.cur = time.Minute
	}
}

func field(op func() error) {
	s := &state{cur: time.Second}
	for op() != nil {
		time.Sleep(s.cur) // schedule "growth=geometric .*ceiling=yes"
		s.grow()
	}
}
