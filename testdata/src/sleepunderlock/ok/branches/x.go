package branches

import (
	"os"
	"sync"
	"time"
)

type conn struct {
	mu sync.Mutex
	up bool
}

func (c *conn) released() {
	c.mu.Lock()
	c.up = true
	c.mu.Unlock()           // delete: report
	time.Sleep(time.Second) // schedule "holding nothing"
}

// The branch that waits unlocks before.
func (c *conn) inBranch() {
	c.mu.Lock()
	if !c.up {
		c.mu.Unlock()           // delete: report
		time.Sleep(time.Second) // schedule "holding nothing"
		return
	}
	c.mu.Unlock()
}

// The same test decides on both: held on some way only.
func (c *conn) correlated(safe bool) {
	if safe {
		c.mu.Lock()
	}
	c.up = true
	if safe {
		c.mu.Unlock()
	}
	time.Sleep(time.Second) // schedule "holding c.mu on some way"
}

func (c *conn) flag(safe bool) {
	locked := false
	if safe {
		c.mu.Lock()
		locked = true
	}
	if locked {
		c.mu.Unlock()
	}
	time.Sleep(time.Second) // schedule "holding c.mu on some way"
}

// The way that holds ends in a panic, or in an exit.
func (c *conn) ends() {
	c.mu.Lock()
	if c.up {
		c.mu.Unlock()
	} else if len(os.Args) > 1 {
		panic("down")
	} else {
		os.Exit(1)
	}
	time.Sleep(time.Second) // schedule "holding nothing"
}
