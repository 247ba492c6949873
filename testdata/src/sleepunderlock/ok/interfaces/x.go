package interfaces

import (
	"io"
	"sync"
	"time"
)

type app struct {
	mu sync.Mutex
	n  int
}

// Close stands for any closer: the interface is not of this module.
type slow struct{}

func (slow) Close() error {
	time.Sleep(time.Second) // schedule "holding nothing"
	return nil
}

func (a *app) close(c io.Closer) {
	a.mu.Lock()
	defer a.mu.Unlock()
	c.Close()
}

// A function value with several sources.
func (a *app) run(fast bool) {
	f := func() { a.n++ }
	if !fast {
		f = func() { time.Sleep(time.Second) } // schedule "holding nothing"
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	f()
}
