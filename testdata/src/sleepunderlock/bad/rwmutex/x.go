package rwmutex

import (
	"sync"
	"time"
)

type cache struct {
	mu sync.RWMutex
	m  map[string]int
}

func (c *cache) read() {
	c.mu.RLock()
	defer c.mu.RUnlock()
	time.Sleep(time.Second) // want `read lock c.mu \(x.go:14\) is held while this waits 1s: writers wait too, and every reader behind them`
}

func (c *cache) write() {
	c.mu.Lock()
	defer c.mu.Unlock()
	time.Sleep(time.Second) // want `lock c.mu \(x.go:20\)`
}

// The read lock is given back, the write lock is not.
func (c *cache) upgraded() {
	c.mu.RLock()
	n := len(c.m)
	c.mu.RUnlock()
	if n > 0 {
		return
	}
	c.mu.Lock()
	time.Sleep(time.Second) // want `lock c.mu \(x.go:33\)`
	c.mu.Unlock()
}

// The reader's side as a Locker.
func (c *cache) locker() {
	l := c.mu.RLocker()
	l.Lock()
	defer l.Unlock()
	time.Sleep(time.Second) // want `lock RLocker\(\) \(x.go:41\)`
}

// Two read locks do not exclude each other.
func (c *cache) twice() {
	c.mu.RLock()
	defer c.mu.RUnlock()
	c.read()
}
