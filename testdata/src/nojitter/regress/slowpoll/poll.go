// Package slowpoll asks for work and asks more seldom while there is none: the delay grows where nothing failed, in a method of
// its own, and an error only brings it back. A method that is called after an error makes it a retry.
package slowpoll

import "time"

type service struct {
	delay time.Duration
	stop  chan struct{}
}

func (s *service) slower() {
	if s.delay *= 2; s.delay > time.Minute {
		s.delay = time.Minute
	}
}

func (s *service) poll(receive func() ([]byte, error), serve func([]byte)) {
	s.delay = time.Second
	for {
		select {
		case <-s.stop:
			return
		case <-time.After(s.delay): // schedule "growth=geometric .*periodic"
			req, err := receive()
			if err != nil {
				s.delay = time.Second
				continue
			}
			if len(req) == 0 {
				s.slower()
				continue
			}
			s.delay = time.Second
			serve(req)
		}
	}
}

type link struct{ delay time.Duration }

func (l *link) slower() {
	if l.delay *= 2; l.delay > time.Minute {
		l.delay = time.Minute
	}
}

func (l *link) keep(dial func() error, serve func()) {
	l.delay = time.Second
	for {
		if err := dial(); err != nil {
			time.Sleep(l.delay) // want "doubles.*nojitter/nodraw"
			l.slower()
			continue
		}
		l.delay = time.Second
		serve()
	}
}

func pause(stop <-chan struct{}, d time.Duration) bool {
	select {
	case <-stop:
		return false
	case <-time.After(d):
		return true
	}
}

func longer(d time.Duration) time.Duration { return min(d*2, time.Minute) }

// What a helper makes of the delay is no answer of an operation.
func work(stop <-chan struct{}, claim func() *int, do func(*int)) {
	idle := time.Second
	for {
		if job := claim(); job != nil {
			idle = time.Second
			do(job)
			continue
		}
		if !pause(stop, idle) { // schedule "growth=geometric .*loop=none .*periodic"
			return
		}
		idle = longer(idle)
	}
}
