package cond

import (
	"sync"
	"time"
)

type queue struct {
	mu    sync.Mutex
	ready *sync.Cond
	items []int
}

// Wait releases.
func (q *queue) get() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.items) == 0 {
		q.ready.Wait() // schedule none
	}
	return q.items[0]
}

// A condition variable made by hand: the lock is behind a Locker, whose release may be that of any lock.
type waiter struct {
	c  *sync.Cond
	ch chan struct{}
}

func (w *waiter) timed(d time.Duration) bool {
	w.c.L.Unlock()
	defer w.c.L.Lock()
	select {
	case <-time.After(d): // schedule "released w.c.L"
		return false
	case <-w.ch:
		return true
	}
}

func (q *queue) use(w *waiter) {
	q.mu.Lock()
	defer q.mu.Unlock()
	w.timed(time.Second)
}
