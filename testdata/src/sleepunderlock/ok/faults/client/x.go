// Package client waits with a lock held where a test asks for it, and never else.
package client

import (
	"sync"
	"time"

	"github.com/pingcap/failpoint"

	"fixtures/sleepunderlock/ok/faults/util"
)

type client struct {
	mu sync.Mutex
	n  int
}

func (c *client) direct() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, err := failpoint.Eval("slow"); err == nil {
		time.Sleep(time.Second)
	}
	c.n++
}

func (c *client) wrapped() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if val, err := util.EvalFailpoint("slow"); err == nil {
		if ms, ok := val.(int); ok {
			time.Sleep(time.Duration(ms) * time.Millisecond)
		}
	}
	c.n++
}

func (c *client) asked() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if util.Slowed() {
		nap()
	}
	c.n++
}

func (c *client) notAsked() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !util.Slowed() {
		c.n++
		return
	}
	nap()
}

func (c *client) handed() {
	c.mu.Lock()
	defer c.mu.Unlock()
	failpoint.Inject("slow", func(failpoint.Value) {
		time.Sleep(time.Second) // schedule "holding nothing"
	})
	c.n++
}

func nap() {
	time.Sleep(time.Second) // schedule "holding nothing"
}
