// Package locks hands out what releases a lock as an interface that can do no more than that.
package locks

import (
	"io"
	"sync"
	"time"
)

// Unlocker releases once.
type Unlocker interface{ Unlock() }

// Gate is one lock.
type Gate struct{ mu sync.Mutex }

// Enter returns with the lock held.
func (g *Gate) Enter() Unlocker {
	g.mu.Lock()
	return &g.mu
}

type guard struct{ of *Gate }

// Close releases the lock.
func (g *guard) Close() error {
	g.of.mu.Unlock()
	return nil
}

// Guard returns with the lock held until what it answers is closed.
func (g *Gate) Guard() io.Closer {
	g.mu.Lock()
	return &guard{g}
}

func (g *Gate) polite(op func() error) {
	for {
		u := g.Enter()
		if op() == nil {
			u.Unlock()
			return
		}
		u.Unlock()
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func (g *Gate) guarded(op func() error) {
	for {
		u := g.Guard()
		err := op()
		_ = u.Close()
		if err == nil {
			return
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func (g *Gate) rude(op func() error) {
	u := g.Guard()
	defer u.Close()
	for op() != nil {
		time.Sleep(time.Second) // want `lock Guard\(\).of.mu \(locks.go:61\) is held while this waits 1s`
	}
}
