// Package cutearly waits after a failure, and goes on early when something else brings a result: the failed call has
// returned, so the time case is the backoff and no timeout for it.
package cutearly

import "time"

type process interface{ Kill() error }

type status struct{ code int }

func kill(p process, exited <-chan *status) (*status, error) {
	var err error
	for i := range 5 {
		if err = p.Kill(); err == nil {
			return nil, nil
		}
		select {
		case s := <-exited:
			return s, nil
		case <-time.After(min(time.Second<<i, time.Minute)): // want "nojitter/nodraw"
		}
	}
	return nil, err
}

// Work that was started after the failure is waited for: a timeout.
func restart(p process, look func() *status) (*status, error) {
	var err error
	for i := range 5 {
		if err = p.Kill(); err == nil {
			return nil, nil
		}
		found := make(chan *status, 1)
		go func() { found <- look() }()
		select {
		case s := <-found:
			return s, nil
		case <-time.After(min(time.Second<<i, time.Minute)): // schedule none
		}
	}
	return nil, err
}

// Nothing has failed before the answer is waited for.
func ask(send func() error, answers <-chan *status) *status {
	for i := range 5 {
		if err := send(); err != nil {
			return nil
		}
		select {
		case s := <-answers:
			return s
		case <-time.After(time.Second << i): // schedule none
		}
	}
	return nil
}
