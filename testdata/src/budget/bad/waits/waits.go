// Package waits exceeds a budget of 30s, 8 attempts and a deadline.
package waits

import (
	"context"
	"math/rand/v2"
	"time"
)

type client struct{}

func (client) ask() error { return context.Canceled }

// Ten attempts, with a wait behind each.
func (c client) report(ctx context.Context) (err error) {
	for range 10 {
		if err = c.ask(); err == nil {
			return nil
		}
		time.Sleep(5 * time.Second) // want `waits up to 50s in all, over the budget of 30s: .* \(budget/total\)` `makes up to 10 attempts, over the budget of 8: .* \(budget/attempts\)` `looks at no deadline, which the budget requires: .* \(budget/deadline\)`
	}
	return err
}

// The draw does not change the most that it waits: 1, 2, 4, 8, 16.
func (c client) order() (err error) {
	d := time.Second
	for range 5 {
		if err = c.ask(); err == nil {
			return nil
		}
		time.Sleep(rand.N(d)) // want `waits up to 31s in all` `looks at no deadline`
		d *= 2
	}
	return err
}

// Nothing ends it but success.
func (c client) watch() {
	for c.ask() != nil {
		time.Sleep(time.Second + rand.N(time.Second)) // want `waits as long as it fails, over the budget of 30s` `makes any number of attempts, over the budget of 8` `looks at no deadline`
	}
}

// Two waits of one loop are one report.
func (c client) busy(full bool) (err error) {
	for range 6 {
		if err = c.ask(); err == nil {
			return nil
		}
		if full {
			time.Sleep(time.Minute) // want `waits up to 6m in all` `looks at no deadline`
			continue
		}
		time.Sleep(time.Second)
	}
	return err
}
