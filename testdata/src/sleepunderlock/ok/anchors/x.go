// Package anchors has the false reports that other languages' checks for this are known for, each in Go.
package anchors

import (
	"sync"
	"time"
)

type guard struct {
	mu   *sync.Mutex
	held bool
}

// close is what a destructor does elsewhere.
func (g *guard) close() {
	if g.held {
		g.mu.Unlock()
		g.held = false
	}
}

// clang unix.BlockInCriticalSection: unlocked in a destructor, at the end of the inner block.
func destructor(g *guard) {
	func() {
		g.mu.Lock()
		g.held = true
		defer g.close()
	}()
	time.Sleep(time.Second) // schedule "holding nothing"
}

// clang unix.BlockInCriticalSection: defer_lock, a guard that is made and does not lock.
func deferLock(mu *sync.Mutex) {
	g := &guard{mu: mu}
	defer g.close()
	time.Sleep(time.Second) // schedule "holding nothing"
	g.mu.Lock()
	g.held = true
}

// clang unix.BlockInCriticalSection: try_lock that failed.
func tryLock(mu *sync.Mutex) {
	if mu.TryLock() {
		mu.Unlock()
		return
	}
	time.Sleep(time.Second) // schedule "holding nothing"
}

// clang unix.BlockInCriticalSection: unique_lock.unlock before the sleep; clippy await_holding_lock: an explicit drop.
func explicit(mu *sync.Mutex) {
	mu.Lock()
	g := &guard{mu: mu, held: true}
	defer g.close()
	g.close()
	time.Sleep(time.Second) // schedule "holding nothing"
}

// DSAC: the lock is dropped by the callee around its wait.
func dropped(mu *sync.Mutex) {
	mu.Lock()
	defer mu.Unlock()
	pause(mu)
}

func pause(mu *sync.Mutex) {
	mu.Unlock()
	defer mu.Lock()
	time.Sleep(time.Second) // schedule "holding nothing, released mu"
}
