// Package scheduled arms a timer and goes on; a failure in sight makes it a retry.
package scheduled

import "time"

type pusher struct {
	d    time.Duration
	push func() error
}

func (p *pusher) try() {
	if err := p.push(); err != nil {
		time.AfterFunc(p.d, p.try) // want "doubles.*nojitter/nodraw"
		p.d = min(p.d*2, time.Minute)
		return
	}
	p.d = time.Second
}

func attempt(op func() bool, n int) {
	if op() {
		return
	}
	time.AfterFunc(time.Second<<min(n, 6), func() { attempt(op, n+1) }) // want "doubles.*nojitter/nodraw"
}
