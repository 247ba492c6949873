package cutshort

import (
	"sync"
	"time"
)

type worker struct {
	mu   sync.Mutex
	kick chan struct{}
	work func() bool
}

// WANTED: a report, since the worker sleeps until somebody kicks it; it looks like a wait for the kick with a timeout.
func (w *worker) run() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.work() {
		select {
		case <-w.kick:
		case <-time.After(time.Second):
		}
	}
}
