// Package fieldpolicy keeps a policy behind an interface in a field that only this package sets, to the one that does
// not wait: the others do not matter there.
package fieldpolicy

import (
	"sync"
	"time"
)

type policy interface{ Attempt(n int) bool }

type simple struct{ most int }

func (s *simple) Attempt(n int) bool { return n < s.most }

// Exponential waits; users of the package may choose it elsewhere.
type Exponential struct{ base time.Duration }

// Attempt waits before the next attempt.
func (e *Exponential) Attempt(n int) bool {
	time.Sleep(e.base)
	return true
}

type control struct {
	mu    sync.Mutex
	retry policy
}

func newControl() *control { return &control{retry: &simple{most: 3}} }

func (c *control) query() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.retry.Attempt(1)
}
