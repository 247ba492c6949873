// Package countedfield counts the attempts in a field. A test against a constant bounds the count, and with it the delay,
// also where one function tests and another one counts; a count that one caller lets go on is not bounded.
package countedfield

import (
	"errors"
	"time"
)

var errGone = errors.New("gone")

const tries = 4

type here struct{ n int }

func (h *here) pause() { time.Sleep(time.Second << h.n) } // schedule "largest=16s .*ceiling=unknown"

func (h *here) run(op func() error) error {
	for ; h.n < tries; h.n++ {
		if op() == nil {
			return nil
		}
		h.pause()
	}
	return errGone
}

type there struct{ n int }

func (t *there) next() time.Duration {
	t.n++
	return time.Second << t.n
}

func (t *there) run(op func() error) error {
	for t.n < tries {
		if op() == nil {
			return nil
		}
		time.Sleep(t.next()) // schedule "largest=16s .*ceiling=unknown"
	}
	return errGone
}

type asked struct{ n int }

func (a *asked) more() bool { return a.n < tries }

func (a *asked) next() time.Duration {
	a.n++
	return time.Second << a.n
}

func (a *asked) run(op func() error) error {
	for a.more() {
		if op() == nil {
			return nil
		}
		time.Sleep(a.next()) // schedule "largest=16s .*ceiling=unknown"
	}
	return errGone
}

type many struct{ n int }

func (m *many) next() time.Duration {
	m.n++
	return time.Second << m.n // want "doubles from 1s .*last attempts reach 17m4s.*uncapped/noceiling"
}

func (m *many) run(op func() error) error {
	for m.n < 10 {
		if op() == nil {
			return nil
		}
		time.Sleep(m.next())
	}
	return errGone
}

type both struct{ n int }

func (b *both) next() time.Duration {
	b.n++
	return time.Second << b.n // want "doubles from 1s .*uncapped/noceiling"
}

func (b *both) run(op func() error) error {
	for b.n < tries {
		if op() == nil {
			return nil
		}
		time.Sleep(b.next())
	}
	return errGone
}

func (b *both) forever(op func() error) {
	for op() != nil {
		time.Sleep(b.next())
	}
}
