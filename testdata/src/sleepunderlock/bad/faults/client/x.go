package client

import (
	"sync"
	"time"

	"fixtures/sleepunderlock/bad/faults/failover"
	"github.com/pingcap/failpoint"
)

type client struct {
	mu sync.Mutex
	n  int
}

// Without the fault it waits.
func (c *client) otherwise() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, err := failpoint.Eval("fast"); err != nil {
		time.Sleep(time.Second) // want `lock c.mu \(`
	}
	c.n++
}

// A failover is no failpoint.
func (c *client) failedOver() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !failover.Ready() {
		time.Sleep(time.Second) // want `lock c.mu \(`
	}
	c.n++
}

// The operation fails where a fault is injected, and answers for itself else.
func (c *client) fails() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	err := failover.Send()
	if err != nil {
		time.Sleep(time.Second) // want `lock c.mu \(`
	}
	return err
}
