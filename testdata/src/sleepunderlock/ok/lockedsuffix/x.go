package lockedsuffix

import (
	"sync"
	"time"
)

type table struct {
	mu     sync.Mutex
	locked bool
}

func (t *table) isLocked() bool {
	time.Sleep(time.Second) // schedule "holding nothing"
	return t.locked
}

func (t *table) waitUntilLocked() {
	for !t.isLocked() {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

// It releases what its caller holds.
func (t *table) flushLocked() {
	t.mu.Unlock()
	time.Sleep(time.Second) // schedule "holding nothing, released t.mu"
	t.mu.Lock()
}

// It begins by locking: the name means something else.
func (t *table) getLocked() {
	t.mu.Lock()
	t.locked = true
	t.mu.Unlock()
	time.Sleep(time.Second) // schedule "holding nothing, locked t.mu"
}
