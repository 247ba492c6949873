package rwmutex

import (
	"sync"
	"time"
)

type cache struct {
	mu sync.RWMutex
	m  map[string]int
}

func (c *cache) released() int {
	c.mu.RLock()
	n := len(c.m)
	c.mu.RUnlock()          // delete: report
	time.Sleep(time.Second) // schedule "holding nothing"
	return n
}

// The callee takes the lock again: who holds it never gets to the wait.
func (c *cache) fill() {
	c.mu.Lock()
	c.m = nil
	c.mu.Unlock()
	time.Sleep(time.Second) // schedule "holding nothing, locked c.mu"
}

func (c *cache) never() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.fill()
}
