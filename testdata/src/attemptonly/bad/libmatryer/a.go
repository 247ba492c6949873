// Package libmatryer waits in the function that is tried.
package libmatryer

import (
	"time"

	"github.com/matryer/try"
	v1 "gopkg.in/matryer/try.v1"
)

func sleeps(dial func() error) error {
	return try.Do(func(attempt int) (bool, error) { // want `try.Do makes 10 attempts and has no deadline: .*; look at a context in the function before it waits`
		err := dial()
		if err != nil {
			time.Sleep(time.Duration(attempt) * time.Second)
		}
		return attempt < 5, err
	})
}

func first(dial func() error) error {
	return v1.Do(func(attempt int) (bool, error) { // want `makes 10 attempts`
		err := dial()
		if err != nil {
			time.Sleep(time.Second)
		}
		return true, err
	})
}
