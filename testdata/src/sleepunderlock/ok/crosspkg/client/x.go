package client

import (
	"sync"
	"time"

	"fixtures/sleepunderlock/ok/crosspkg/lib"
)

type client struct {
	mu  sync.Mutex
	box *lib.Box
}

func (c *client) yields() {
	c.box.Acquire()
	c.box.Yield()
	c.box.Release()
	time.Sleep(time.Second) // schedule "holding nothing"
}

func (c *client) starts() {
	c.mu.Lock()
	defer c.mu.Unlock()
	lib.Start()
}

func (c *client) before() {
	lib.Nap()
	c.mu.Lock()
	defer c.mu.Unlock()
}
