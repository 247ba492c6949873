// Package gonepoll waits until a thing is gone: the error that says so is the success, since the function answers nil for
// it, and whatever else happens the loop goes on.
package gonepoll

import (
	"errors"
	"io"
	"io/fs"
	"time"
)

var errLate = errors.New("it is still there")

func isGone(err error) bool { return errors.Is(err, fs.ErrNotExist) }

func asked(get func(name string) error, name string, most int) error {
	for range most { // want "this retry makes a limited number of attempts"
		if err := get(name); err != nil && isGone(err) {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errLate
}

func compared(get func(name string) error, name string) error {
	for range 60 { // want "this retry makes 60 attempts"
		if err := get(name); err == fs.ErrNotExist {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errLate
}

// read leaves on every error, and waits after what went well: an end of the input is no success of an attempt.
func read(next func() (string, error), each func(string)) error {
	for range 60 {
		text, err := next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		each(text)
		time.Sleep(time.Second) // schedule "loop=none periodic"
	}
	return errLate
}

// tried gives up on an error that does not pass.
func tried(get func(name string) error, name string) error {
	for range 60 { // want "this retry makes 60 attempts"
		err := get(name)
		if err == nil || isGone(err) {
			return err
		}
		time.Sleep(time.Second)
	}
	return errLate
}
