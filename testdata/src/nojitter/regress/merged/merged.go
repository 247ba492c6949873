// Package merged adds the delay of one request to that of another one. The sum of a field of two objects is no doubling of
// either, though both are of one type; the sum of a field with itself is.
package merged

import "time"

type request struct {
	items int
	delay time.Duration
}

func (r *request) mergeTo(into *request) {
	into.items += r.items
	into.delay += r.delay
}

func export(r *request, send func(int) error) error {
	for send(r.items) != nil {
		time.Sleep(r.delay) // schedule "growth=fixed draw=unknown"
	}
	return nil
}

type line struct {
	pause time.Duration
	dial  func() error
}

func (l *line) redial() {
	l.pause = time.Second
	for l.dial() != nil {
		time.Sleep(l.pause) // want "doubles.*nojitter/nodraw"
		l.pause = min(l.pause+l.pause, time.Minute)
	}
}
