// Package spared counts on one branch and waits on another: the count says nothing of how often it waits.
package spared

import (
	"errors"
	"time"
)

var errPending, errExpired = errors.New("pending"), errors.New("expired")

func result(ask func() error, renew func()) error {
	renewals := 0
	for {
		err := ask()
		switch {
		case errors.Is(err, errExpired):
			renew()
			renewals++
			if renewals >= 2 {
				return err
			}
		case errors.Is(err, errPending):
			time.Sleep(time.Second)
		default:
			return err
		}
	}
}

// Where each branch that waits counts, the count is the only bound.
func counted(ask func() error) error {
	tries := 0
	for { // want "attemptonly/nodeadline"
		err := ask()
		if err == nil {
			return nil
		}
		if errors.Is(err, errPending) {
			tries++
			time.Sleep(time.Second)
		} else {
			tries += 2
			time.Sleep(2 * time.Second)
		}
		if tries > 9 {
			return err
		}
	}
}

var _, _ = result, counted
