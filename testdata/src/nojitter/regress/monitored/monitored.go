// Package monitored shows the state of a periodic scan, its present delay among the rest. Who reads that waits for nothing:
// the delay grows in another function, which says from when on a tick counts. A function that makes it grow and hands
// it out is a schedule.
package monitored

import (
	"sync"
	"time"
)

// Scanner looks for work every so often, and less often while that fails.
type Scanner struct {
	mu     sync.Mutex
	scan   func() error
	failed int
	delay  time.Duration
	next   time.Time
	last   error
}

// Run scans until it is told to stop.
func (s *Scanner) Run(stop <-chan struct{}) {
	tick := time.NewTicker(time.Minute)
	defer tick.Stop()
	for {
		select {
		case <-stop:
			return
		case <-tick.C:
			if time.Now().Before(s.next) {
				continue
			}
			if err := s.scan(); err != nil {
				s.fail(err)
			}
		}
	}
}

func (s *Scanner) fail(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.failed++
	s.last = err
	s.delay = min(2*s.delay+time.Second, 5*time.Minute)
	s.next = time.Now().Add(s.delay)
}

// State tells how the scans go.
func (s *Scanner) State() (failed int, last error, delay time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.failed, s.last, s.delay
}

// Redial hands out the delays of a connection.
type Redial struct{ delay time.Duration }

// Next doubles the delay.
func (r *Redial) Next() time.Duration { // want "doubles.*nojitter/nodraw"
	r.grow()
	return r.delay
}

func (r *Redial) grow() { r.delay = min(2*r.delay+time.Second, time.Minute) }
