package client

import (
	"sync"
	"time"

	"fixtures/sleepunderlock/bad/crosspkg/lib"
)

type client struct {
	mu  sync.Mutex
	box *lib.Box
}

func (c *client) connect() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.dial() // want `lock c.mu \(x.go:16\) is held while dial -> Dial waits 1s: .*\(wait at x.go:11, 2 calls away\)`
}

func (c *client) dial() { lib.Dial(3) }

func (c *client) helper() {
	c.box.Acquire()
	time.Sleep(time.Second) // want `lock c.box.mu \(x.go:24\)`
	c.box.Release()
}

func (c *client) callback() {
	c.box.Do(func() {
		time.Sleep(time.Second) // want `lock c.box.mu \(x.go:29\) is held while this waits`
	})
}

// The box is released while Yield waits, the client's lock is not.
func (c *client) two() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.box.Acquire()
	c.box.Yield() // want `lock c.mu \(x.go:37\) is held while Yield waits`
	c.box.Release()
}

func (c *client) quick() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.box.Clean(false)
}

func (c *client) slow() {
	lib.Mu.Lock()
	defer lib.Mu.Unlock()
	c.box.Clean(true) // want `lock Mu \(x.go:51\) is held while Clean waits`
}
