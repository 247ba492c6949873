package embedded

import (
	"sync"
	"time"
)

type session struct {
	sync.RWMutex
	open bool
}

func (s *session) close() {
	s.Lock()
	defer s.Unlock()
	time.Sleep(time.Second) // want `lock s \(x.go:14\) is held`
}

type nested struct{ session }

func wrap(n *nested) {
	n.RLock()
	defer n.RUnlock()
	time.Sleep(time.Second) // want `read lock n \(x.go:22\)`
}

type alias = sync.Mutex

type aliased struct{ mu alias }

func (a *aliased) wait() {
	a.mu.Lock()
	defer a.mu.Unlock()
	time.Sleep(time.Second) // want `lock a.mu \(x.go:32\)`
}

// A lock from a registry, as a Locker.
type registry struct{ locks sync.Map }

func (r *registry) lockFor(key string) sync.Locker {
	v, _ := r.locks.LoadOrStore(key, &sync.Mutex{})
	return v.(sync.Locker)
}

func (r *registry) update(key string) {
	l := r.lockFor(key)
	l.Lock()
	defer l.Unlock()
	time.Sleep(time.Second) // want `lock r.locks \(x.go:47\)`
}

// Not every lock is a mutex of package sync.
type spin struct{ n int }

func (*spin) Lock()   {}
func (*spin) Unlock() {}

func own(s *spin) {
	s.Lock()
	time.Sleep(time.Second) // want `lock s \(x.go:59\)`
	s.Unlock()
}

var global sync.Mutex

func packageVariable() {
	global.Lock()
	defer global.Unlock()
	time.Sleep(time.Second) // want `lock global \(x.go:67\)`
}
