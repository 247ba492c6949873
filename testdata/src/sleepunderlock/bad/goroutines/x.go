package goroutines

import (
	"sync"
	"time"
)

type bucket struct {
	mu sync.Mutex
	n  int
}

// The lock goes over to the goroutine, which waits before it unlocks.
func (b *bucket) handedOver(d time.Duration) {
	b.mu.Lock()
	go func() {
		time.Sleep(d) // want `lock b.mu \(x.go:15\) is held while this waits`
		b.mu.Unlock()
	}()
}

// The goroutine locks for itself.
func (b *bucket) ownLock() {
	go func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		time.Sleep(time.Second) // want `lock b.mu \(x.go:25\)`
	}()
}
