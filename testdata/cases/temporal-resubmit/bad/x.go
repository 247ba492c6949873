// Package queues re-creates https://github.com/temporalio/temporal/pull/5397
// The task is submitted again by recursion; the pause between doubles from call to call, alike on every host.
package queues

import (
	"errors"
	"time"
)

var errBusy = errors.New("task queue is busy")

const (
	resubmitInitial = 50 * time.Millisecond
	resubmitMax     = 10 * time.Second
)

type Task struct{ ID int64 }

type Scheduler struct {
	shutdown chan struct{}
	rpc      func(Task) error
	onFatal  func(Task, error)
}

func (s *Scheduler) Resubmit(task Task) {
	var submit func(delay time.Duration)
	submit = func(delay time.Duration) {
		err := s.rpc(task)
		if err == nil {
			return
		}
		if !errors.Is(err, errBusy) {
			s.onFatal(task, err)
			return
		}
		select {
		case <-s.shutdown:
			return
		case <-time.After(delay): // WANT nojitter
		}
		submit(min(delay*2, resubmitMax))
	}
	submit(resubmitInitial)
}
