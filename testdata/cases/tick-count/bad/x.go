package tickcount

import (
	"errors"
	"time"
)

func Probe(most int, up func() error) error {
	n := 0
	for range time.Tick(time.Second) { // WANT attemptonly
		if up() == nil {
			return nil
		}
		if n++; n == most {
			break
		}
	}
	return errors.New("down")
}
