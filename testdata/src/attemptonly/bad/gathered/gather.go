// Package gathered counts the attempts by the errors that it gathers, and by the delays that are left.
package gathered

import (
	"errors"
	"time"
)

func errorsOfAll(op func() error) error {
	var errs []error
	for len(errs) < 5 { // want "makes 5 attempts with up to 5s of waiting.*attemptonly/nodeadline"
		err := op()
		if err == nil {
			return nil
		}
		errs = append(errs, err)
		time.Sleep(time.Second)
	}
	return errors.Join(errs...)
}

func behind(op func() error) error {
	errs := make([]error, 0, 5)
	for { // want "makes 5 attempts with up to 30s of waiting.*attemptonly/nodeadline"
		err := op()
		if err == nil {
			return nil
		}
		if errs = append(errs, err); len(errs) >= 5 {
			return errors.Join(errs...)
		}
		time.Sleep(time.Second << len(errs))
	}
}

func delaysLeft(op func() error) error {
	waits := []time.Duration{time.Second, 2 * time.Second, 4 * time.Second}
	for { // want "makes 4 attempts with up to 7s of waiting.*attemptonly/nodeadline"
		err := op()
		if err == nil || len(waits) == 0 {
			return err
		}
		time.Sleep(waits[0])
		waits = waits[1:]
	}
}
