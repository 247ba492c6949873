// Package deadline asks a function that only the user knows to look at the time.
package deadline

import (
	"errors"
	"time"

	"example.com/outside"
)

func dials(dial func() error) error {
	for range 5 {
		if dial() == nil {
			return nil
		}
		if !outside.InTime() {
			break
		}
		time.Sleep(time.Second) // schedule `deadline=yes`
	}
	return errors.New("no answer")
}
