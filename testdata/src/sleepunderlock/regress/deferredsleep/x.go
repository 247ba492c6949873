// Package deferredsleep: Defers run last first, so a sleep that is deferred after the unlock comes before it.
package deferredsleep

import (
	"sync"
	"time"
)

type store struct {
	mu    sync.Mutex
	dirty bool
}

func (s *store) write() {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer time.Sleep(time.Second) // want `lock s.mu \(x.go:15\) is held while this waits 1s`
	s.dirty = true
}

// Through a call, and only where something is to wait for.
func (s *store) paced(d time.Duration) {
	s.mu.Lock()
	defer s.pause(d)
	s.dirty = true
	defer s.mu.Unlock()
	defer s.pause(d) // want `lock s.mu \(x.go:23\) is held while pause waits`
}

func (s *store) pause(d time.Duration) { time.Sleep(d) }

func (s *store) deferredEarlier() {
	defer time.Sleep(time.Second) // schedule "holding nothing"
	s.mu.Lock()
	defer s.mu.Unlock()
	s.dirty = true
}

func (s *store) unlockedByHand(d time.Duration) {
	s.mu.Lock()
	defer time.Sleep(d) // schedule "holding nothing"
	s.dirty = true
	s.mu.Unlock()
}

func (s *store) zero() {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer time.Sleep(0) // schedule none
	s.dirty = true
}

func (s *store) started() {
	s.mu.Lock()
	defer s.mu.Unlock()
	go time.Sleep(time.Second) // schedule none
	s.dirty = true
}
