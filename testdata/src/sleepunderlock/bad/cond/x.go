package cond

import (
	"sync"
	"time"
)

func between(c *sync.Cond) {
	c.L.Lock()
	defer c.L.Unlock()
	c.Wait()
	time.Sleep(time.Second) // want `lock c.L \(x.go:9\)`
}
