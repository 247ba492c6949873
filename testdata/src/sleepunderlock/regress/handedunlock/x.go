// Package handedunlock: A function that unlocks and is kept by another one may have been called, nobody sees when.
package handedunlock

import (
	"sync"
	"time"
)

type limiter struct{ mu sync.Mutex }

func (l *limiter) wait(d time.Duration) {
	l.mu.Lock()
	unlock := once(l.mu.Unlock)
	defer unlock()
	if d == 0 {
		return
	}
	unlock()
	time.Sleep(d) // schedule "holding nothing"
}

func once(f func()) func() {
	called := false
	return func() {
		if !called {
			called = true
			f()
		}
	}
}
