// Package countedagain makes its attempts by calling itself again, and counts them in memory: in a field, or in a variable
// around a closure. A recursion that passes on nothing else is no endless wait for a rate limit then; a count that ends
// nothing bounds nothing.
package countedagain

import "time"

type link struct {
	tries, waits int
	dial         func() error
	limited      func() bool
}

func (l *link) connect() error {
	err := l.dial()
	if err == nil {
		l.tries = 0
		return nil
	}
	if l.tries++; l.tries > 5 {
		return err
	}
	time.Sleep(time.Second) // want "attemptonly/nodeadline"
	return l.connect()
}

func (l *link) get() error {
	if l.limited() {
		l.waits++
		time.Sleep(time.Second) // schedule "counted=no"
		return l.get()
	}
	return l.dial()
}

func run(op func() error) error {
	n := 0
	var try func() error
	try = func() error {
		err := op()
		if err == nil {
			return nil
		}
		if n++; n > 3 {
			return err
		}
		time.Sleep(time.Second) // want "attemptonly/nodeadline"
		return try()
	}
	return try()
}
