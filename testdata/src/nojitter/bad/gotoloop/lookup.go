// Package gotoloop retries with goto, to the top of the function and out of a select.
package gotoloop

import (
	"context"
	"time"
)

func again(op func() error) error {
	d, n := time.Second, 0
retry:
	err := op()
	if err != nil && n < 4 {
		n++
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		d *= 2
		goto retry
	}
	return err
}

func fromSelect(ctx context.Context, op func() error) error {
	attempt := 0
start:
	err := op()
	if err == nil {
		return nil
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(time.Second << min(attempt, 5)): // want "doubles.*nojitter/nodraw"
		attempt++
		goto start
	}
}
