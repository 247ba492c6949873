package branches

import (
	"sync"
	"time"
)

type conn struct {
	mu sync.Mutex
	up bool
}

// Each branch locks; the wait comes after both.
func (c *conn) eitherWay(fast bool) {
	if fast {
		c.mu.Lock()
		c.up = true
	} else {
		c.mu.Lock()
	}
	time.Sleep(time.Second) // want `lock c.mu \(x.go:16\) is held while this waits 1s: .*\(wait at x.go:21\) \(sleepunderlock/lock\)`
	c.mu.Unlock()
}

// Another branch unlocks and returns first.
func (c *conn) earlyReturn() error {
	c.mu.Lock()
	if c.up {
		c.mu.Unlock()
		return nil
	}
	time.Sleep(time.Second) // want `lock c.mu \(x.go:27\)`
	c.mu.Unlock()
	return nil
}

// Each case of the select unlocks, after the wait.
func (c *conn) cases(stop <-chan struct{}, d time.Duration) {
	c.mu.Lock()
	select {
	case <-stop:
		c.mu.Unlock()
		return
	case <-time.After(d): // want `lock c.mu \(x.go:39\) is held while this waits: .*\(wait at x.go:44\)`
		c.mu.Unlock()
	}
	c.up = true
}

// Locked on some way, and released by nothing but the defer.
func (c *conn) someWay(safe bool) {
	if safe {
		c.mu.Lock()
		defer c.mu.Unlock()
	}
	time.Sleep(time.Second) // want `lock c.mu`
}
