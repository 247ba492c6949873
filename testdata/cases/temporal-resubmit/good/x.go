// Package queues re-creates the fix in https://github.com/temporalio/temporal/pull/5397: a loop, here with a draw.
package queues

import (
	"errors"
	"math/rand/v2"
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
	for delay := resubmitInitial; ; delay = min(delay*2, resubmitMax) {
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
		case <-time.After(delay/2 + rand.N(delay/2)):
		}
	}
}

// walk recurses through a closure and doubles a size: no wait.
func walk(visit func(int) bool) {
	var step func(n int)
	step = func(n int) {
		if visit(n) {
			step(n * 2)
		}
	}
	step(1)
}
