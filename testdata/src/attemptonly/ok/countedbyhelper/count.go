// Package countedbyhelper counts behind a pointer what bounds no attempts.
package countedbyhelper

import (
	"errors"
	"log"
	"os"
	"time"
)

func took(n *int) { *n++ }

func told(op func() error) {
	n := 0
	for op() != nil {
		took(&n)
		log.Println("attempt", n)
		time.Sleep(time.Second) // schedule "counted=no"
	}
}

func reset(n *int) { *n = 0 }

func setBack(fails func() int, op func() error) {
	n := fails()
	for n < 5 {
		if op() == nil {
			return
		}
		reset(&n)
		time.Sleep(time.Second) // schedule "counted=no"
	}
}

type failures struct{ n int }

// gone counts, and hands back what is not worth another attempt, however many there were.
func (f *failures) gone(err error) error {
	f.n++
	if errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}

func goesOn(op func() error) error {
	var f failures
	for {
		err := op()
		if err == nil {
			return nil
		}
		if err := f.gone(err); err != nil {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=no"
	}
}
