// Package drawnwithin repeats an operation that draws a wait inside and looks at a stop meanwhile. Neither is of the loop
// around the operation, which waits by itself.
package drawnwithin

import (
	"errors"
	"math/rand/v2"
	"time"
)

type server struct {
	load func() error
	quit chan struct{}
}

func newServer(load func() error) (*server, error) {
	s := &server{load: load, quit: make(chan struct{})}
	if err := s.load(); err != nil {
		return nil, err
	}
	select {
	case <-s.quit:
		return nil, errors.New("stopped")
	case <-time.After(rand.N(time.Minute)):
	}
	return s, s.load()
}

func start(load func() error) (*server, error) {
	for range 10 { // want "10 attempts with up to 10s"
		if s, err := newServer(load); err == nil {
			return s, nil
		}
		time.Sleep(time.Second) // schedule "stop=no|deadline=no"
	}
	return nil, errors.New("not started")
}
