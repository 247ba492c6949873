package client

import (
	"sync"
	"time"

	"fixtures/sleepunderlock/gaps/answered/pace"
)

type client struct{ mu sync.Mutex }

// WANTED: a report at the loop, whose iterator waits. What a function of another package answers is not followed: facts
// tell what a function does, and not what the functions do that it makes.
func (c *client) connect(dial func() error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for range pace.Attempts(5, time.Second) {
		if dial() == nil {
			return
		}
	}
}
