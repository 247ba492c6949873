// Package login counts its attempts in a field of the session: the test of the count, in the loop, is the ceiling of
// the delay that a method computes from it.
package login

import (
	"time"
)

type Session struct {
	misses int
	login  func() error
}

func (s *Session) delay() time.Duration { return time.Second << s.misses }

func (s *Session) Login() error {
	for { // WANT attemptonly
		err := s.login()
		if err == nil {
			s.misses = 0
			return nil
		}
		s.misses++
		if s.misses > 5 {
			return err
		}
		time.Sleep(s.delay()) // WANT nojitter
	}
}
