// Package guard grows only while the delay is small, or leaves when it is large.
package guard

import (
	"errors"
	"time"
)

func before(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		if d < time.Minute {
			d *= 2
		}
	}
}

func leaves(op func() error) error {
	for d := time.Second; ; d *= 2 {
		err := op()
		if err == nil {
			return nil
		}
		if d > time.Minute {
			return errors.Join(errors.New("gave up"), err)
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func condition(op func() error) (err error) {
	for d := time.Millisecond; d < 10*time.Second; d *= 2 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
	return err
}

// Nothing overflows behind a test that leaves the loop.
func leavesWithShift(op func() error, most time.Duration) error {
	for n := 0; ; n++ {
		err := op()
		if err == nil {
			return nil
		}
		d := time.Second << n
		if d > most {
			return err
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func twoParts(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		if d < time.Minute {
			if d *= 2; d > time.Minute {
				d = time.Minute
			}
		}
	}
}
