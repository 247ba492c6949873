// Package toldofit hands the error on to what makes the delay grow: the growth follows from failures, and the loop is no
// slow poll.
package toldofit

import "time"

type worker struct {
	pause time.Duration
	stop  chan struct{}
}

func (w *worker) next(err error) time.Duration {
	if err == nil {
		w.pause = time.Second
		return w.pause
	}
	w.pause = min(w.pause*2, time.Minute)
	return w.pause
}

func (w *worker) run(op func() error) {
	for {
		err := op()
		select {
		case <-w.stop:
			return
		case <-time.After(w.next(err)): // want "doubles.*nojitter/nodraw"
		}
	}
}
