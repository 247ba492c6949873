// Package stop has a word to stop, which is cancellation and no time: silent unless strict is set.
package stop

import (
	"context"
	"time"
)

func channel(op func() error, quit <-chan struct{}) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-quit:
			return err
		case <-time.After(time.Second): // schedule "counted=yes .*deadline=no .*stop=yes"
		}
	}
	return err
}

type server struct {
	ctx    context.Context
	cancel context.CancelFunc
}

func newServer() *server {
	s := &server{}
	s.ctx, s.cancel = context.WithCancel(context.Background())
	return s
}

// Nobody but its owner ends the server's context.
func (s *server) run(op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-s.ctx.Done():
			return s.ctx.Err()
		case <-time.After(time.Second): // schedule "deadline=no .*stop=yes"
		}
	}
	return err
}

func sleep(ctx context.Context, d time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(d):
		return true
	}
}

func (s *server) helper(op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		if !sleep(s.ctx, time.Second) { // schedule "deadline=no .*stop=yes"
			return err
		}
	}
	return err
}
