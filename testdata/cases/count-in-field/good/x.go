// Package login counts its attempts in a field of the session: the test of the count, in the loop, is the ceiling of
// the delay that a method computes from it.
package login

import (
	"errors"
	rand2 "math/rand/v2"
	"time"
)

type Session struct {
	misses int
	login  func() error
}

func (s *Session) delay() time.Duration { return time.Second << s.misses }

func (s *Session) Login() error {
	end := time.Now().Add(2 * time.Minute)
	for time.Now().Before(end) {
		err := s.login()
		if err == nil {
			s.misses = 0
			return nil
		}
		s.misses++
		if s.misses > 5 {
			return err
		}
		d := s.delay()
		time.Sleep(d/2 + rand2.N(d/2))
	}
	return errors.New("login: timeout")
}
