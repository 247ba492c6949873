package lib

import (
	"sync"
	"time"
)

// Box has a lock that others take through its methods.
type Box struct {
	mu sync.Mutex
}

// Acquire returns holding.
func (b *Box) Acquire() { b.mu.Lock() }

// Release releases.
func (b *Box) Release() { b.mu.Unlock() }

// Yield releases while it waits.
func (b *Box) Yield() {
	b.mu.Unlock()
	time.Sleep(time.Second) // schedule "released b.mu"
	b.mu.Lock()
}

// Start waits in the background.
func Start() {
	go func() { time.Sleep(time.Second) }() // schedule "holding nothing"
}

// Nap waits.
func Nap() {
	time.Sleep(time.Second) // schedule "holding nothing"
}
