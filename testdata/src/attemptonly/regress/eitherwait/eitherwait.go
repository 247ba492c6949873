// Package eitherwait waits in one branch of several: a turn takes the longest of them, and not all of them.
package eitherwait

import (
	"errors"
	"time"
)

var (
	errBusy = errors.New("busy")
	errLate = errors.New("too late")
)

func either(do func() error) error {
	for range 100 { // want "this retry makes 100 attempts with up to 1h40m of waiting"
		err := do()
		if err == nil {
			return nil
		}
		if errors.Is(err, errBusy) {
			time.Sleep(time.Minute)
		} else {
			time.Sleep(time.Second)
		}
	}
	return errLate
}

func both(do func() error) error {
	for range 100 { // want "this retry makes 100 attempts with up to 3m20s of waiting"
		if err := do(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
		time.Sleep(time.Second)
	}
	return errLate
}

func oneThenEither(do func() error) error {
	for range 100 { // want "this retry makes 100 attempts with up to 6m40s of waiting"
		time.Sleep(time.Second)
		err := do()
		if err == nil {
			return nil
		}
		if errors.Is(err, errBusy) {
			time.Sleep(3 * time.Second)
			continue
		}
		time.Sleep(2 * time.Second)
	}
	return errLate
}
