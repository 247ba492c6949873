package a18

import (
	"math/rand"
	"sync"
	"time"
)

type hostState struct {
	fails int
	delay time.Duration
}

type Crawler struct {
	mu    sync.Mutex
	hosts map[string]*hostState
	get   func(host string) error
}

func (c *Crawler) state(host string) *hostState {
	c.mu.Lock()
	defer c.mu.Unlock()
	st := c.hosts[host]
	if st == nil {
		st = &hostState{delay: time.Second}
		c.hosts[host] = st
	}
	return st
}

func (c *Crawler) Fetch(host string) error {
	for {
		st := c.state(host)
		err := c.get(host)
		if err == nil {
			st.fails, st.delay = 0, time.Second
			return nil
		}
		if st.fails++; st.fails > 20 {
			return err
		}
		time.Sleep(st.delay/2 + time.Duration(rand.Int63n(int64(st.delay/2))))
		st.delay = min(2*st.delay, 5*time.Minute)
	}
}
