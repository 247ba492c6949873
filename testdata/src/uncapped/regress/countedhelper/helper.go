// Package countedhelper tests a raw parameter: leaving with an error bounds the attempts, answering the top is a clamp.
package countedhelper

import (
	"errors"
	"time"
)

var errUsedUp = errors.New("used up")

func counted(n, tries int) (time.Duration, error) {
	if n > tries {
		return 0, errUsedUp
	}
	return time.Second << n, nil // want "doubles.*uncapped/noceiling"
}

func clamped(d, top time.Duration) time.Duration {
	if d > top {
		return top
	}
	return d
}

func runCounted(tries int, op func() error) error {
	for n := 0; op() != nil; n++ {
		d, err := counted(n, tries)
		if err != nil {
			return err
		}
		time.Sleep(d)
	}
	return nil
}

func runClamped(op func() error) {
	for d := time.Second; op() != nil; d = clamped(2*d, time.Minute) {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}
