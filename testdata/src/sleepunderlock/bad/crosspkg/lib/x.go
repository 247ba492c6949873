package lib

import (
	"sync"
	"time"
)

// Dial waits.
func Dial(tries int) {
	for range tries {
		time.Sleep(time.Second)
	}
}

// Box has a lock that others take through its methods.
type Box struct {
	mu sync.Mutex
	N  int
}

// Acquire returns holding.
func (b *Box) Acquire() { b.mu.Lock() }

// Release releases.
func (b *Box) Release() { b.mu.Unlock() }

// Do runs f with the lock held.
func (b *Box) Do(f func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	f()
}

// Yield releases while it waits.
func (b *Box) Yield() {
	b.mu.Unlock()
	time.Sleep(time.Second)
	b.mu.Lock()
}

// Clean waits only when it is asked to.
func (b *Box) Clean(slowly bool) {
	if slowly {
		time.Sleep(time.Second)
	}
	b.N = 0
}

// Mu guards the package.
var Mu sync.Mutex
