// Package polls looks a number of times whether something is ready.
package polls

import (
	"errors"
	"os"
	"sync"
	"time"
)

type conn struct {
	sync.RWMutex
	ready bool
	done  int
}

func (c *conn) flag() error {
	i := 0
	for { // want `makes 11 attempts with up to 10s of waiting`
		c.RLock()
		ready := c.ready
		c.RUnlock()
		if ready {
			return nil
		}
		if i > 9 {
			return errors.New("not ready")
		}
		time.Sleep(time.Second)
		i++
	}
}

func (c *conn) number() bool {
	for range 10 { // want `makes 10 attempts with up to 10ms of waiting`
		c.Unlock()
		time.Sleep(time.Millisecond)
		c.Lock()
		if c.done > 100 {
			return true
		}
	}
	return false
}

func file(name string) error {
	for range 100 { // want `makes 100 attempts with up to 1s of waiting`
		if _, err := os.Stat(name); err == nil {
			return nil
		}
		time.Sleep(10 * time.Millisecond)
	}
	return os.ErrNotExist
}

func overTicks(up func() error, most int) bool {
	n := 0
	for range time.Tick(time.Second) { // want `attemptonly/nodeadline`
		if up() == nil {
			return true
		}
		if n++; n == most {
			break
		}
	}
	return false
}
