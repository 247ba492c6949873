// Package askedcount asks an object how many attempts it has counted: the getter stands for the field that the loop counts
// in. What a getter answered before the loop is a number, and what a count tells that starts over is how many failed in a row.
package askedcount

import (
	"errors"
	"sync"
	"time"
)

var errMany = errors.New("too many tries")

type pause struct {
	mu    sync.Mutex
	tries int
}

func (p *pause) count() int { return p.tries }

func (p *pause) locked() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.tries
}

func (p *pause) step() int {
	p.tries++
	return p.tries
}

func (p *pause) wait() {
	p.tries++
	time.Sleep(time.Duration(p.tries) * time.Second)
}

func again(op func() error) error {
	var p pause
retry:
	if op() == nil {
		return nil
	}
	if p.count() < 5 {
		p.wait() // want "attemptonly/nodeadline"
		goto retry
	}
	return errMany
}

func held(op func() error, p *pause) error {
	for p.locked() < 5 { // want "attemptonly/nodeadline"
		if op() == nil {
			return nil
		}
		p.wait()
	}
	return errMany
}

func stepped(op func() error, p *pause) error {
	for { // want "attemptonly/nodeadline"
		if op() == nil {
			return nil
		}
		if p.step() > 5 {
			return errMany
		}
		time.Sleep(time.Second)
	}
}

func before(op func() error, p *pause) error {
	n := p.count()
	for n < 5 {
		if op() == nil {
			return nil
		}
		p.wait() // schedule "loop=attempt .*counted=no"
	}
	return errMany
}

type queue struct{ items []string }

func (q *queue) size() int { return len(q.items) }

func fill(q *queue, next func() (string, error)) {
	for q.size() < 5 {
		item, err := next()
		if err != nil {
			time.Sleep(time.Second) // schedule "counted=no"
			continue
		}
		q.items = append(q.items, item)
	}
}
