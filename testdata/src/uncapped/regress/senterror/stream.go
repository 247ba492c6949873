// Package senterror waits because an error has been received, by a delay that a method moves on: attempts, and no periodic
// work whose delay nobody minds.
package senterror

import (
	"log"
	"math"
	"time"
)

type stream struct {
	errs      chan error
	stop      chan struct{}
	base, top time.Duration
	tries     int
}

func (s *stream) next() time.Duration {
	d := time.Duration(int64(s.base) * int64(math.Pow(2, float64(s.tries)))) // want "uncapped/overflow"
	s.tries++
	if d > s.top {
		d = s.top
	}
	return d
}

func (s *stream) run(open func(chan<- error)) {
	var again <-chan time.Time
	for {
		select {
		case err := <-s.errs:
			d := s.next()
			log.Printf("open again in %s after %v", d, err)
			again = time.After(d)
		case <-again:
			go open(s.errs)
		case <-s.stop:
			return
		}
	}
}
