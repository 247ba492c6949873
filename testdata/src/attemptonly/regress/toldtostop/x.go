// Package toldtostop: Who is asked whether to give up, and is not followed, may look at the time.
package toldtostop

import (
	"errors"
	"time"
)

type session interface{ Expired() bool }

func byFunction(tooLate func() bool, op func() error) error {
	for range 3 {
		if op() == nil {
			return nil
		}
		if tooLate() {
			return errors.New("too late")
		}
		time.Sleep(time.Second) // schedule "counted=yes .*stop=yes"
	}
	return errors.New("failed")
}

func byMethod(s session, op func() error) error {
	for range 3 {
		if op() == nil {
			return nil
		}
		if s.Expired() {
			return errors.New("expired")
		}
		time.Sleep(time.Second) // schedule "counted=yes .*stop=yes"
	}
	return errors.New("failed")
}

// What is asked whether it worked is no word to stop.
func byAnswer(ready func() bool) error {
	for range 3 { // want "attemptonly/nodeadline"
		if ready() {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errors.New("failed")
}

var _, _, _ = byFunction, byMethod, byAnswer
