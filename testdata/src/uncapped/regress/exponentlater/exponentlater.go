// Package exponentlater looks at the exponent only after the shift, beside the delay: what has wrapped is caught by it,
// unless it lets more attempts through than it takes to wrap.
package exponentlater

import "time"

const top = time.Minute

func delay(n int) time.Duration {
	d := 50 * time.Millisecond << n
	if n > 12 || d > top {
		d = top
	}
	return d
}

func run(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(delay(n)) // schedule "ceiling=yes"
	}
}

type peer struct{ fails uint }

func (p *peer) pause() time.Duration {
	p.fails++
	d := time.Second << p.fails
	if d > top || p.fails > 10 {
		return top
	}
	return d
}

func (p *peer) run(op func() error) {
	for op() != nil {
		time.Sleep(p.pause()) // schedule "ceiling=yes"
	}
}

func tooLate(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n // want "attempt 35.*uncapped/overflow"
		if n > 60 || d > top {
			d = top
		}
		time.Sleep(d)
	}
}
