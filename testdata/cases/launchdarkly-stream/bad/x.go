// Package eventsource re-creates https://github.com/launchdarkly/eventsource/pull/21
// Many retries make math.Pow larger than an int64; the negative delay passes the clamp.
package eventsource

import (
	"math"
	"math/rand"
	"time"
)

type event struct{ data string }

type retryDelayStrategy struct {
	base, max  time.Duration
	retryCount int
}

func (r *retryDelayStrategy) next() time.Duration {
	d := time.Duration(int64(r.base) * int64(math.Pow(2, float64(r.retryCount)))) // WANT uncapped
	r.retryCount++
	if d > r.max {
		d = r.max
	}
	if half := int64(d) / 2; half > 0 {
		d = time.Duration(half + rand.Int63n(half))
	}
	return d
}

type Stream struct {
	delay  retryDelayStrategy
	errs   chan error
	in     chan event
	Events chan event
	closer chan struct{}
	open   func(in chan<- event, errs chan<- error)
	Logf   func(string, ...any)
}

func New(base, max time.Duration, open func(in chan<- event, errs chan<- error)) *Stream {
	return &Stream{delay: retryDelayStrategy{base: base, max: max}, errs: make(chan error), in: make(chan event),
		Events: make(chan event), closer: make(chan struct{}), open: open}
}

func (s *Stream) run() {
	var retryC <-chan time.Time
	go s.open(s.in, s.errs)
	for {
		select {
		case err := <-s.errs:
			d := s.delay.next()
			s.Logf("stream: %v, reconnecting in %s", err, d)
			retryC = time.After(d)
		case <-retryC:
			retryC = nil
			go s.open(s.in, s.errs)
		case ev := <-s.in:
			s.delay.retryCount = 0
			s.Events <- ev
		case <-s.closer:
			return
		}
	}
}
