package interfaces

import (
	"sync"
	"time"
)

type store interface{ Save() error }

type disk struct{}

func (disk) Save() error {
	time.Sleep(time.Second)
	return nil
}

type app struct {
	mu sync.Mutex
	s  store
}

// There is one implementation.
func (a *app) save() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.s.Save() // want `lock a.mu \(x.go:24\) is held while Save waits 1s: .*\(wait at x.go:13, 1 call away\)`
}

type policy interface{ Next() bool }

type eager struct{}

func (eager) Next() bool { return true }

type patient struct{}

func (patient) Next() bool {
	time.Sleep(time.Second)
	return true
}

// One of several waits.
func (a *app) next(p policy) {
	a.mu.Lock()
	defer a.mu.Unlock()
	p.Next() // want `lock a.mu \(x.go:44\) is held while patient.Next may wait 1s \(the implementation patient.Next\)|may wait`
}

type clock interface{ Sleep(time.Duration) }

func (a *app) clocked(c clock) {
	a.mu.Lock()
	defer a.mu.Unlock()
	c.Sleep(time.Second) // want `lock a.mu \(x.go:52\) is held while this waits 1s`
}
