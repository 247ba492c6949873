// Package election resets a timer that another function selects on: scheduled work without a failure in sight. The same
// timer re-armed under a failure is a retry.
package election

import "time"

type node struct {
	timer   *time.Timer
	timeout time.Duration
	stop    chan struct{}
}

func (n *node) heard() {
	n.timeout = min(n.timeout*2, time.Second)
	n.timer.Reset(n.timeout)
}

func (n *node) run(campaign func()) {
	for {
		select {
		case <-n.stop:
			return
		case <-n.timer.C:
			campaign()
		}
	}
}

type link struct {
	timer *time.Timer
	delay time.Duration
}

func (l *link) run(dial func() error, stop <-chan struct{}) {
	for {
		select {
		case <-stop:
			return
		case <-l.timer.C:
			if dial() == nil {
				return
			}
			l.delay = min(l.delay*2, time.Minute)
			l.timer.Reset(l.delay) // want "doubles.*nojitter/nodraw"
		}
	}
}
