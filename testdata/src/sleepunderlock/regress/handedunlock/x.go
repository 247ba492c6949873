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

// What runs a function that unlocks has unlocked: at once, or where it is deferred.
func (l *limiter) get(ready func() bool) bool {
	l.mu.Lock()
	var unlock sync.Once
	defer unlock.Do(l.mu.Unlock)
	if ready() {
		return true
	}
	unlock.Do(l.mu.Unlock)
	time.Sleep(time.Second) // schedule "holding nothing"
	return ready()
}

func (l *limiter) poll(ready func() bool) {
	for !l.get(ready) {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func (l *limiter) through(d time.Duration) {
	l.mu.Lock()
	call(l.mu.Unlock)
	time.Sleep(d) // schedule "holding nothing"
}

func call(f func()) { f() }

func (l *limiter) tooEarly(d time.Duration) {
	l.mu.Lock()
	defer call(l.mu.Unlock)
	time.Sleep(d) // want "lock l.mu .*is held while this waits"
}
