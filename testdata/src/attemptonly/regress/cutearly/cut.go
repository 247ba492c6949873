// Package cutearly waits after a failure, and goes on early when something else brings a result: the failed call has
// returned, so the time case is the backoff and no timeout for it.
package cutearly

import "time"

type process interface{ Kill() error }

type status struct{ code int }

func kill(p process, exited <-chan *status) (*status, error) {
	var err error
	for i := range 5 { // want "attemptonly/nodeadline"
		if err = p.Kill(); err == nil {
			return nil, nil
		}
		select {
		case s := <-exited:
			return s, nil
		case <-time.After(min(time.Second<<i, time.Minute)):
		}
	}
	return nil, err
}
