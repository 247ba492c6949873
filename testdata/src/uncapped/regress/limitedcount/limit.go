// Package limitedcount leaves with an error when a count in memory reaches a limit: that bounds the attempts, and is no clamp
// on the shift.
package limitedcount

import (
	"errors"
	"time"
)

type steps struct{ n, limit uint }

func (s *steps) wait() error {
	if s.n >= s.limit {
		return errors.New("used up")
	}
	time.Sleep(time.Second << s.n) // want "doubles.*uncapped/noceiling"
	s.n++
	return nil
}

func run(limit uint, op func() error) error {
	s := &steps{limit: limit}
	for op() != nil {
		if err := s.wait(); err != nil {
			return err
		}
	}
	return nil
}

type stopping struct{ n, limit uint }

func (s *stopping) wait() {
	time.Sleep(time.Second << s.n) // schedule "growth=geometric .*ceiling=yes"
	if s.n < 6 {
		s.n++
	}
}

func runStopping(op func() error) {
	var s stopping
	for op() != nil {
		s.wait()
	}
}
