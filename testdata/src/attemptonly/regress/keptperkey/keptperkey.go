// Package keptperkey holds the clock against a time out of a map, which tells when something else happened and not
// when the attempts began: it bounds none of them. It was taken for a deadline, which hid the loop.
package keptperkey

import (
	"errors"
	"sync"
	"time"
)

type sessions struct {
	sync.Mutex
	seen   map[string]time.Time
	locked map[string]bool
}

func (s *sessions) take(id string) error {
	tries := 0
check:
	s.Lock()
	if at, ok := s.seen[id]; ok {
		if time.Since(at) < time.Second {
			s.Unlock()
			return errors.New("too often")
		}
		delete(s.seen, id)
	}
	if s.locked[id] {
		s.Unlock()
		if tries++; tries == 10 {
			return errors.New("in use")
		}
		time.Sleep(100 * time.Millisecond) // want `makes 10 attempts with up to 900ms of waiting`
		goto check
	}
	s.locked[id] = true
	s.Unlock()
	return nil
}
