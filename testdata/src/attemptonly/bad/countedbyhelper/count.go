// Package countedbyhelper hands the count of the attempts to a helper, which counts behind the pointer.
package countedbyhelper

import (
	"errors"
	"time"
)

var errGone = errors.New("gone")

func took(n *int) { *n++ }

func up(op func() error) error {
	n := 0
	for n < 5 { // want "attemptonly/nodeadline"
		if op() == nil {
			return nil
		}
		took(&n)
		time.Sleep(time.Second)
	}
	return errGone
}

func delay(n *int) time.Duration {
	*n++
	return time.Second << *n
}

func asTheDelay(op func() error) error {
	n := 0
	for { // want "attemptonly/nodeadline"
		err := op()
		if err == nil || n >= 3 {
			return err
		}
		time.Sleep(delay(&n))
	}
}

type patience struct{ n int }

// pause hands the error back when it has waited often enough.
func (p *patience) pause(err error) error {
	if p.n >= 5 {
		return err
	}
	p.n++
	time.Sleep(time.Second)
	return nil
}

func patient(op func() error) error {
	var p patience
	for { // want "attemptonly/nodeadline"
		err := op()
		if err == nil {
			return nil
		}
		if err := p.pause(err); err != nil {
			return err
		}
	}
}
