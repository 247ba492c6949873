package closures

import (
	"slices"
	"sync"
	"time"
)

type pool struct {
	mu    sync.Mutex
	names []string
}

func retry(op func() error) error {
	for op() != nil {
		time.Sleep(time.Second)
	}
	return nil
}

// A closure that is called at once is part of the function.
func (p *pool) atOnce() {
	p.mu.Lock()
	defer p.mu.Unlock()
	func() {
		time.Sleep(time.Second)
	}() // want `lock p.mu \(x.go:23\) is held while a function literal waits 1s: .*\(wait at x.go:26, 1 call away\)`
}

// Kept in a variable.
func (p *pool) variable(dial func() error) {
	pause := func() { time.Sleep(time.Second) }
	p.mu.Lock()
	defer p.mu.Unlock()
	if dial() != nil {
		pause() // want `lock p.mu \(x.go:33\) is held while a function literal waits`
	}
}

// Handed to a function that calls it.
func (p *pool) handed() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.each(func(name string) { // want `lock p.mu \(x.go:42\) is held while each -> a function literal waits .*\(wait at x.go:45, 2 calls away\)`
		time.Sleep(10 * time.Millisecond)
	})
}

func (p *pool) each(f func(string)) {
	for _, name := range p.names {
		f(name)
	}
}

// The callee holds, and calls what it is handed.
func (p *pool) with(f func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	f()
}

func (p *pool) inside() {
	p.with(func() {
		time.Sleep(10 * time.Millisecond) // want `lock p.mu \(x.go:57\) is held while this waits 10ms`
	})
}

func (p *pool) named() {
	p.with(p.pause) // want `lock p.mu \(x.go:57\) is held while pause waits 10ms: .*\(wait at x.go:73, 1 call away\)`
}

func (p *pool) pause() {
	time.Sleep(10 * time.Millisecond)
}

// The body of a loop over an iterator runs where it stands.
func (p *pool) ranged() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for range slices.Values(p.names) {
		time.Sleep(time.Millisecond) // want `lock p.mu \(x.go:78\) is held while this waits 1ms`
	}
}

// The lock is taken inside the operation, but also around the engine.
func (p *pool) around() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return retry(func() error { return nil }) // want `lock p.mu \(x.go:87\) is held while retry waits 1s`
}
