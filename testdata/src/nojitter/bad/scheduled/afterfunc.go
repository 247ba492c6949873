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

type message struct {
	body  string
	fails int
}

// The loop walks over messages; the one that failed comes again.
func (p *pusher) requeue(queue chan message, send func(string) error) {
	for m := range queue {
		if send(m.body) != nil {
			m.fails++
			time.AfterFunc(time.Second<<min(m.fails, 6), func() { queue <- m }) // want "doubles.*nojitter/nodraw"
		}
	}
}
