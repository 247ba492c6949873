// Package shift computes the delay from the attempt number with a shift.
package shift

import (
	"fmt"
	"time"
)

type sender interface{ Send(msg []byte) error }

func baseByAttempt(s sender, msg []byte) (err error) {
	const base = 100 * time.Millisecond
	for n := 0; n < 8; n++ {
		if err = s.Send(msg); err == nil {
			return nil
		}
		time.Sleep(base << n) // want "doubles on every attempt \\(publish.go:17\\).*nojitter/nodraw"
	}
	return err
}

func oneByAttempt(s sender, msg []byte) (err error) {
	for n := range 5 {
		if err = s.Send(msg); err == nil {
			return nil
		}
		time.Sleep(time.Duration(1<<n) * time.Second) // want "doubles.*nojitter/nodraw"
	}
	return err
}

func unitFirst(s sender, msg []byte, unit time.Duration) error {
	for n := 0; ; n++ {
		err := s.Send(msg)
		if err == nil {
			return nil
		}
		if n > 10 {
			return fmt.Errorf("gave up: %w", err)
		}
		time.Sleep(unit * time.Duration(1<<uint(n))) // want "doubles.*nojitter/nodraw"
	}
}

func twiceTheAttempt(s sender, msg []byte) {
	for n := 1; s.Send(msg) != nil; n++ {
		time.Sleep((1 << (2 * min(n, 8))) * time.Millisecond) // want "grows 4x.*nojitter/nodraw"
	}
}

func clampedShift(s sender, msg []byte) {
	attempt := 0
	for s.Send(msg) != nil {
		d := time.Second << attempt
		if d > time.Minute || d <= 0 {
			d = time.Minute
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		attempt++
	}
}
