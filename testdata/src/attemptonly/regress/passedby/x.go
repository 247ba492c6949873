// Package passedby: A count that never comes to its number ends nothing, and one that has to be there at once ends no
// attempts.
package passedby

import (
	"errors"
	"time"
)

var errLast = errors.New("last")

func odd(op func() error) error {
	for i := 0; i != 5; i += 2 {
		if err := op(); err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "counted=no"
	}
	return errLast
}

func away(op func() error) error {
	n := 0
	for {
		err := op()
		if err == nil {
			return nil
		}
		n--
		if n == 10 {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=no"
	}
}

func below(op func() error) error {
	for n := 0; n < 10; n-- {
		if op() == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "counted=no"
	}
	return errLast
}

func onlyAtSixty(op func() error) error {
	n := 0
again:
	err := op()
	if err == nil {
		return nil
	}
	n++
	if n == 60 {
		time.Sleep(time.Second) // schedule "counted=no"
		goto again
	}
	return err
}

func growing(op func() error) error {
	for d := 100 * time.Millisecond; d != time.Second+50*time.Millisecond; d += 100 * time.Millisecond {
		if op() == nil {
			return nil
		}
		time.Sleep(d) // schedule "counted=no"
	}
	return errLast
}

var _, _, _, _, _ = odd, away, below, onlyAtSixty, growing
