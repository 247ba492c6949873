package a28

import (
	"context"
	"time"
)

type state int

const (
	connecting state = iota
	waiting
	serving
)

type Agent struct {
	st       state
	failures int
	dial     func(context.Context) error
	serve    func(context.Context) error
}

func (a *Agent) Run(ctx context.Context) error {
	for {
		switch a.st {
		case connecting:
			if err := a.dial(ctx); err != nil {
				a.failures++
				a.st = waiting
				break
			}
			a.failures = 0
			a.st = serving
		case waiting:
			n := a.failures
			if n > 6 {
				n = 6
			}
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(time.Second << n): // WANT nojitter
			}
			a.st = connecting
		case serving:
			if err := a.serve(ctx); err != nil {
				a.st = connecting
				continue
			}
			return nil
		}
	}
}
