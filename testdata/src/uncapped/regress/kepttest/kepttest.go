// Package kepttest: A test of two parts that is kept in a variable tells both parts.
package kepttest

import "time"

func run(top time.Duration, op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n
		if over := d <= 0 || d > top; over {
			d = top
		}
		time.Sleep(d) // schedule `ceiling=yes`
	}
}

// Either part of the test may be what spares the clamp: no ceiling is set, or the delay lies below it.
func optional(top time.Duration, op func() error) {
	for d := time.Second; op() != nil; d *= 2 {
		over := top > 0 && d > top
		if over {
			d = top
		}
		time.Sleep(d) // schedule `ceiling=yes`
	}
}

type policy struct{ next, top time.Duration }

func (p *policy) grow() time.Duration {
	p.next *= 2
	if over := p.top > 0 && p.next > p.top; over {
		p.next = p.top
	}
	return p.next
}

func (p *policy) run(op func() error) {
	for op() != nil {
		time.Sleep(p.grow()) // schedule `ceiling=yes`
	}
}

// A count that leaves by either part bounds the attempts.
func counted(op func() error) error {
	for n := 0; ; n++ {
		err := op()
		done := err == nil || n == 4
		if done {
			return err
		}
		time.Sleep(time.Second << n) // schedule `largest=8s`
	}
}

// A budget of waiting that a setting may leave out still ends the growth.
func budget(total time.Duration, op func() error) error {
	deadline := time.Now().Add(total)
	for d := time.Second; ; d *= 2 {
		err := op()
		over := total > 0 && time.Now().Add(d).After(deadline)
		if err == nil || over {
			return err
		}
		time.Sleep(d) // schedule `ceiling=yes`
	}
}
