package closures

import (
	"sync"
	"time"
)

type pool struct {
	mu    sync.Mutex
	later func()
}

func retry(op func() error) {
	for op() != nil {
		time.Sleep(time.Second) // schedule "blocks in retry holding nothing"
	}
}

// The operation locks and unlocks; the engine waits outside.
func (p *pool) operation() {
	retry(func() error {
		p.mu.Lock()
		defer p.mu.Unlock()
		return nil
	})
}

// Made under the lock, called by somebody else.
func (p *pool) stored() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.later = func() {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func (p *pool) returned() func() {
	p.mu.Lock()
	defer p.mu.Unlock()
	return func() { time.Sleep(time.Second) } // schedule "holding nothing"
}

// Whoever gets the function may call it at once: from then on the lock is unknown.
func (p *pool) handedAway(commit func(func())) {
	p.mu.Lock()
	commit(func() { p.mu.Unlock() })
	time.Sleep(time.Second) // schedule "holding nothing"
}

// The callee runs it, and it releases.
func (p *pool) released() {
	p.mu.Lock()
	call(func() { p.mu.Unlock() }) // delete: report
	time.Sleep(time.Second)        // schedule "holding nothing"
}

func call(f func()) { f() }
