// Package timeouts doubles what guards an operation, and not what is waited for between attempts.
package timeouts

import (
	"context"
	"errors"
	"time"
)

func perAttempt(ctx context.Context, op func(context.Context) error) {
	for d := time.Second; ; d *= 2 {
		tctx, cancel := context.WithTimeout(ctx, d) // schedule none
		err := op(tctx)
		cancel()
		if err == nil {
			return
		}
		time.Sleep(time.Second) // schedule "growth=fixed"
	}
}

func sendOrTimeout(out chan<- string, msg string) error {
	for d := time.Second; d < time.Minute; d *= 2 {
		select {
		case out <- msg:
			return nil
		case <-time.After(d): // schedule none
		}
	}
	return errors.New("nobody takes the message")
}
