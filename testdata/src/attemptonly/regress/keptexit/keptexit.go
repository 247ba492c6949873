// Package keptexit keeps what ends a loop in a variable. Each part of it ends the loop as if it stood by itself: a count
// of attempts is one, a success is one, and the numbers that a loop walks are no attempts.
package keptexit

import (
	"errors"
	"time"
)

func limited(op func() error, most int) error {
	for n := 0; ; n++ { // want "attemptonly/nodeadline"
		err := op()
		again := err != nil && n < most
		if !again {
			return err
		}
		time.Sleep(time.Second)
	}
}

func tooLong(op func() error) error {
	for d := time.Second; ; d *= 2 { // want "attemptonly/nodeadline"
		err := op()
		if stop := err == nil || d > 10*time.Second; stop {
			return err
		}
		time.Sleep(d)
	}
}

func blocks(fetch func(int) (bool, error), from, to int) error {
	for at := from; at < to; at++ {
		found, err := fetch(at)
		if stop := err != nil || found; stop {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=no"
	}
	return errors.New("not found")
}
