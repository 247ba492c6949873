// Package spawned starts goroutines that take the lock themselves once they have waited. What they unlock at the end is
// what they locked, and on the way that locked nothing nothing is unlocked: nobody has handed them a lock. Others are handed one.
package spawned

import (
	"errors"
	"sync"
	"time"
)

var (
	errLate = errors.New("no answer in time")
	errRuns = errors.New("it runs already")
)

type pending struct {
	done chan struct{}
	tell func(error)
}

type session struct {
	mu    sync.Mutex
	calls map[int]pending
	limit time.Duration
}

func (s *session) await(id int, tell func(error)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p := pending{make(chan struct{}), tell}
	s.calls[id] = p
	go func() {
		select {
		case <-p.done:
		case <-time.After(s.limit): // schedule "blocks in await.1 holding nothing"
			s.mu.Lock()
			defer s.mu.Unlock()
			p, ok := s.calls[id]
			if !ok {
				return
			}
			delete(s.calls, id)
			p.tell(errLate)
		}
	}()
}

// handOver is unlocked by the goroutine, on every way: it waits with the lock that it was handed.
func (s *session) handOver(id int) {
	s.mu.Lock()
	go func() {
		defer s.mu.Unlock()
		time.Sleep(s.limit) // want "lock s.mu .* is held while this waits"
		delete(s.calls, id)
	}()
}

// start tries the lock: it is the mark that the goroutine runs, and a second start fails at once.
func (s *session) start(check func()) error {
	if !s.mu.TryLock() {
		return errRuns
	}
	go func() {
		defer s.mu.Unlock()
		for range time.Tick(s.limit) { // schedule "blocks in start.1 holding nothing"
			check()
		}
	}()
	return nil
}
