package defers

import (
	"sync"
	"time"
)

type store struct {
	mu    sync.Mutex
	dirty bool
}

// The unlock is deferred last, so it comes first.
func (s *store) unlockFirst() {
	defer time.Sleep(time.Second) // schedule "holding nothing"
	s.mu.Lock()
	defer s.mu.Unlock()
	s.dirty = true
}

// The defer belongs to the function literal.
func (s *store) inLiteral() {
	func() {
		s.mu.Lock()
		defer s.mu.Unlock() // delete: report
		s.dirty = true
	}()
	time.Sleep(time.Second) // schedule "holding nothing"
}

// Released by hand before the wait, and by the defer only when something went wrong.
func (s *store) conditional() {
	s.mu.Lock()
	locked := true
	defer func() {
		if locked {
			s.mu.Unlock()
		}
	}()
	s.dirty = true
	s.mu.Unlock() // delete: report
	locked = false
	time.Sleep(time.Second) // schedule "holding nothing"
}

// Released before the wait and taken again for the deferred unlock.
func (s *store) again() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.mu.Unlock()           // delete: report
	time.Sleep(time.Second) // schedule "holding nothing"
	s.mu.Lock()
}
