// Package flag looks at an atomic number between the attempts. A number that is only ever set says in which state
// something is, and ends the loop when the pool is closed; one that something adds to counts the attempts.
package flag

import (
	"sync/atomic"
	"time"
)

type pool struct {
	state atomic.Uint32
	tries atomic.Int32
	dial  func() error
}

func (p *pool) closed() bool { return p.state.Load() == 1 }

func (p *pool) Close() bool { return p.state.CompareAndSwap(0, 1) }

func (p *pool) probe() {
	for {
		if p.closed() {
			return
		}
		if p.dial() == nil {
			return
		}
		time.Sleep(time.Second) // schedule "loop=attempt counted=no"
	}
}

func (p *pool) spent() bool { return p.tries.Load() >= 5 }

func (p *pool) limited() {
	for { // want "attemptonly/nodeadline"
		if p.spent() {
			return
		}
		if p.dial() == nil {
			return
		}
		p.tries.Add(1)
		time.Sleep(time.Second)
	}
}

func (p *pool) counting() error {
	for { // want "attemptonly/nodeadline"
		err := p.dial()
		if err == nil || p.tries.Add(1) >= 5 {
			return err
		}
		time.Sleep(time.Second)
	}
}

func (p *pool) header() {
	for p.tries.Store(0); p.tries.Load() < 5; p.tries.Add(1) { // want "attemptonly/nodeadline"
		if p.dial() == nil {
			return
		}
		time.Sleep(time.Second)
	}
}

func (p *pool) open() {
	for p.state.Load() == 0 {
		if p.dial() == nil {
			return
		}
		time.Sleep(time.Second) // schedule "loop=attempt counted=no"
	}
}
