package defers

import (
	"sync"
	"time"
)

type store struct {
	mu    sync.Mutex
	other sync.Mutex
	dirty bool
}

func (s *store) plain() {
	s.mu.Lock()
	defer s.mu.Unlock()
	time.Sleep(time.Second) // want `lock s.mu \(x.go:15\)`
}

func (s *store) inClosure() {
	s.mu.Lock()
	defer func() {
		s.dirty = false
		s.mu.Unlock()
	}()
	time.Sleep(time.Second) // want `lock s.mu \(x.go:21\)`
}

// The deferred function waits before the unlock that was deferred first.
func (s *store) waitsInDefer() {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.settle() // want `lock s.mu \(x.go:31\) is held while settle waits 20ms: .*\(wait at x.go:38, 1 call away\)`
	s.dirty = true
}

func (s *store) settle() {
	time.Sleep(20 * time.Millisecond)
}

// The value of a method.
func (s *store) methodValue() {
	s.mu.Lock()
	unlock := s.mu.Unlock
	defer unlock()
	time.Sleep(time.Second) // want `lock s.mu`
}
