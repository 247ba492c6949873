// Package unlockonce hands the function that unlocks to a wrapper, which calls it once, before the wait.
package unlockonce

import (
	"sync"
	"time"
)

type limiter struct {
	mu  sync.Mutex
	now time.Time
}

func (l *limiter) lockNow() (time.Time, func()) {
	l.mu.Lock()
	l.now = time.Now()
	return l.now, l.mu.Unlock
}

// WANTED: silence. What a helper has answered to unlock with was handed on, so who has unlocked is not known.
func (l *limiter) Wait(d time.Duration) {
	_, unlock := l.lockNow()
	unlockOnce := doOnce(unlock)
	defer unlockOnce()
	if d == 0 {
		return
	}
	unlockOnce()
	t := time.NewTimer(d)
	<-t.C // want `is held while this waits`
}

func doOnce(f func()) func() {
	called := false
	return func() {
		if called {
			return
		}
		called = true
		f()
	}
}
