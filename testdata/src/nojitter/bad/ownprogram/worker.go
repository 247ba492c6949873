// Package ownprogram calls its own code only, which is not known to be local to the process.
package ownprogram

import "time"

type store struct{ rows map[string]int }

func (s *store) apply(key string) error {
	s.rows[key]++
	return nil
}

func (s *store) applyAgain(key string) {
	for d := time.Second; s.apply(key) != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
}
