package b5

import (
	"time"
)

// heartbeat adaptive: slows when idle
type H struct {
	every time.Duration
	ping  func()
}

func (h *H) Run(stop chan struct{}) {
	t := time.NewTimer(h.every)
	for {
		select {
		case <-stop:
			return
		case <-t.C:
			h.ping()
			h.every = min(h.every*2, time.Minute)
			t.Reset(h.every)
		}
	}
}
