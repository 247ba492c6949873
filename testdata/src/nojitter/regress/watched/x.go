// Package watched: Who waits until another part of the process has changed a flag or a counter is no fleet.
package watched

import (
	"sync"
	"sync/atomic"
	"time"
)

func drain(active *atomic.Int64) {
	d := time.Millisecond
	for active.Load() > 0 {
		time.Sleep(d) // schedule "growth=geometric .*local"
		d = min(2*d, 500*time.Millisecond)
	}
}

type pool struct {
	mu     sync.Mutex
	active []string
}

func (p *pool) drain() {
	for d := time.Millisecond; ; d = min(2*d, time.Second) {
		p.mu.Lock()
		n := len(p.active)
		p.mu.Unlock()
		if n == 0 {
			return
		}
		time.Sleep(d) // schedule "growth=geometric .*local"
	}
}

// The flag lies in memory; who is asked does not.
func ask(closed *atomic.Bool, op func() error) {
	d := time.Millisecond
	for !closed.Load() {
		if op() == nil {
			return
		}
		time.Sleep(d) // want "nojitter/nodraw"
		d = min(2*d, time.Second)
	}
}

// What a channel brings comes from elsewhere.
func answered(closed *atomic.Bool, questions chan<- string, answers <-chan error) {
	d := time.Millisecond
	for !closed.Load() {
		questions <- "ready"
		if <-answers == nil {
			return
		}
		time.Sleep(d) // want "nojitter/nodraw"
		d = min(2*d, time.Second)
	}
}

var _, _, _ = drain, ask, answered
