// Package senterror waits because an error has been received: who sends an error has failed, unless the receiver asks
// whether it is nil. What moves a delay on is no setting that is asked for, though it takes no argument.
package senterror

import (
	"log"
	"time"
)

type stream struct {
	errs, done chan error
	events     chan string
	stop       chan struct{}
	delay      time.Duration
}

func (s *stream) next() time.Duration {
	s.delay = min(2*s.delay, time.Minute)
	return s.delay
}

func (s *stream) run(open func(events chan<- string, errs chan<- error), each func(string)) {
	var again <-chan time.Time
	for {
		select {
		case err := <-s.errs:
			log.Printf("open again after %v", err)
			again = time.After(s.next()) // want "nojitter/nodraw"
		case <-again:
			go open(s.events, s.errs)
		case e := <-s.events:
			s.delay = time.Second
			each(e)
		case <-s.stop:
			return
		}
	}
}

func restarts(errs <-chan error, start func()) {
	delay := time.Second
	for {
		start()
		err := <-errs
		log.Printf("start again after %v", err)
		time.Sleep(delay) // want "nojitter/nodraw"
		delay = min(2*delay, time.Minute)
	}
}

// watched is told by nil that all went well: that no error came is what makes it wait.
func (s *stream) watched(start func(done chan<- error)) {
	delay := time.Second
	go start(s.done)
	for {
		select {
		case err := <-s.done:
			if err == nil {
				time.Sleep(delay) // schedule "periodic"
				delay = min(2*delay, time.Minute)
			}
			go start(s.done)
		case <-s.stop:
			return
		}
	}
}

// ended does not look at what it receives: it may be nil.
func (s *stream) ended(start func(done chan<- error)) {
	delay := time.Second
	go start(s.done)
	for {
		select {
		case <-s.done:
			time.Sleep(delay) // schedule "periodic"
			delay = min(2*delay, time.Minute)
			go start(s.done)
		case <-s.stop:
			return
		}
	}
}
