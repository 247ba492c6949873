package goroutines

import (
	"sync"
	"time"
)

type bucket struct {
	mu sync.Mutex
	n  int
}

func (b *bucket) started() {
	b.mu.Lock()
	defer b.mu.Unlock()
	go func() {
		time.Sleep(time.Second) // schedule "holding nothing"
		b.mu.Lock()
		b.n++
		b.mu.Unlock()
	}()
	go b.refill()
	time.AfterFunc(time.Second, b.refill) // schedule none
}

func (b *bucket) refill() {
	time.Sleep(time.Second) // schedule "holding nothing"
}

// It unlocks first.
func (b *bucket) handedOver() {
	b.mu.Lock()
	go func() {
		b.mu.Unlock()
		time.Sleep(time.Second) // schedule "holding nothing, released b.mu"
	}()
}
