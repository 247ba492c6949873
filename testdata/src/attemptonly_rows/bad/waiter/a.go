// Package waiter waits through a function that only the user knows to wait.
package waiter

import (
	"errors"
	"time"

	"example.com/outside"
)

func dials(dial func() error) error {
	for range 5 { // want `this retry makes 5 attempts with up to 5s of waiting \(waiting at a.go:16\) and has no deadline`
		if dial() == nil {
			return nil
		}
		outside.Pause("dial", time.Second)
	}
	return errors.New("no answer")
}
