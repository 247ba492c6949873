// Package stopped waits, with the lock held, for a goroutine to end, and goes on in the same way when it does not: the
// time case is a timeout.
package stopped

import (
	"log"
	"sync"
	"time"
)

type client struct {
	mu   sync.Mutex
	stop chan struct{}
	done chan struct{}
	up   bool
}

func (c *client) close(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	close(c.stop)
	select {
	case <-c.done:
		log.Print("stopped")
	case <-time.After(d):
		log.Print("still there")
	}
	c.up = false
}
