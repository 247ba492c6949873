// Package relocked: Who holds a lock never comes behind a call that takes the same lock on every way, however far down.
package relocked

import (
	"sync"
	"time"
)

type conn struct {
	mu    sync.RWMutex
	up    bool
	tries int
}

func (c *conn) isUp() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.up
}

func (c *conn) poll() {
	for !c.isUp() {
		time.Sleep(time.Second) // schedule "holding nothing, locked c.mu"
	}
}

func (c *conn) await() { c.poll() }

// It would take the lock twice, so nobody waits here.
func (c *conn) close(wait bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if wait {
		c.await()
	}
}

// Not on every way.
func (c *conn) count() {
	if c.up {
		c.mu.Lock()
		c.tries++
		c.mu.Unlock()
	}
}

func (c *conn) counted(op func() error) {
	for op() != nil {
		c.count()
		time.Sleep(time.Second)
	}
}

func (c *conn) retry(op func() error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.counted(op) // want `lock c.mu \(x.go:55\) is held while counted waits 1s`
}

// Readers do not exclude each other.
func (c *conn) peek() bool {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.up
}

func (c *conn) watch() {
	for !c.peek() {
		time.Sleep(time.Minute)
	}
}

func (c *conn) reader() {
	c.mu.RLock()
	defer c.mu.RUnlock()
	c.watch() // want `read lock c.mu \(x.go:74\) is held while watch waits 1m`
}

// It gives the lock up before it takes it again.
func (c *conn) yield() {
	c.mu.Unlock()
	c.tries++
	c.mu.Lock()
}

func (c *conn) patient() {
	c.yield()
	time.Sleep(time.Hour) // want `lock c.mu \(x.go:87\) is held while this waits 1h`
}

func (c *conn) hold() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.patient()
}
