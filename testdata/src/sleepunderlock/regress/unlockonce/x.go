// Package unlockonce: What a helper has answered to unlock with is called, or handed to who may have called it.
package unlockonce

import (
	"sync"
	"time"
)

type limiter struct {
	mu       sync.Mutex
	now      time.Time
	unlock   func()
	cleanups []func()
}

func (l *limiter) lockNow() (time.Time, func()) {
	l.mu.Lock()
	l.now = time.Now()
	return l.now, l.mu.Unlock
}

func (l *limiter) wait(d time.Duration) {
	_, unlock := l.lockNow()
	unlockOnce := doOnce(unlock)
	defer unlockOnce()
	if d == 0 {
		return
	}
	unlockOnce()
	t := time.NewTimer(d)
	<-t.C // schedule "holding nothing"
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

func (l *limiter) onceFunc(d time.Duration) {
	_, unlock := l.lockNow()
	unlock = sync.OnceFunc(unlock)
	defer unlock()
	unlock()
	time.Sleep(d) // schedule "holding nothing"
}

// Whoever reads the field may unlock.
func (l *limiter) field(d time.Duration) {
	_, l.unlock = l.lockNow()
	l.step()
	time.Sleep(d) // schedule "holding nothing"
}

func (l *limiter) step() { l.unlock() }

func (l *limiter) cleaned(d time.Duration) {
	_, unlock := l.lockNow()
	l.cleanups = append(l.cleanups, unlock)
	l.clean()
	time.Sleep(d) // schedule "holding nothing"
}

func (l *limiter) clean() {
	for _, f := range l.cleanups {
		f()
	}
}

// The helper keeps it for later.
func (l *limiter) kept(d time.Duration) {
	_, unlock := l.lockNow()
	l.onClose(unlock)
	l.clean()
	time.Sleep(d) // schedule "holding nothing"
}

func (l *limiter) onClose(f func()) { l.cleanups = append(l.cleanups, f) }

// The helper calls it at once.
func (l *limiter) run(d time.Duration) {
	_, unlock := l.lockNow()
	call(unlock)
	time.Sleep(d) // schedule "holding nothing"
}

func call(f func()) { f() }

// A literal that has caught it calls it.
func (l *limiter) caught(d time.Duration) {
	_, unlock := l.lockNow()
	done := func() {
		l.now = time.Now()
		unlock()
	}
	done()
	time.Sleep(d) // schedule "holding nothing"
}

// Another helper answers it in its turn.
func (l *limiter) lock() func() {
	_, unlock := l.lockNow()
	return unlock
}

func (l *limiter) twoHelpers(d time.Duration) {
	unlock := l.lock()
	unlock()
	time.Sleep(d) // schedule "holding nothing"
}

// Only where it locks is there something to unlock.
func (l *limiter) sometimes(exclusive bool, d time.Duration) {
	unlock := func() {}
	if exclusive {
		unlock = l.lock()
	}
	unlock()
	time.Sleep(d) // schedule "holding nothing"
}

func (l *limiter) background(d time.Duration) {
	unlock := l.lock()
	go func() {
		unlock()
	}()
	time.Sleep(d) // schedule "holding nothing"
}

func use(l *limiter) {
	l.wait(1)
	l.onceFunc(1)
	l.field(1)
	l.cleaned(1)
	l.kept(1)
	l.run(1)
	l.caught(1)
	l.twoHelpers(1)
	l.sometimes(true, 1)
	l.background(1)
}

var _ = use
