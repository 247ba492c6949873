// Package keptclock asks a closure that it keeps in a variable whether the time is over: what the closure looks at is a
// deadline as if it were written in its place.
package keptclock

import "time"

func try(op func() error, deadline time.Time) error {
	over := func(d time.Duration) bool { return time.Now().Add(d).After(deadline) }
	var err error
	for range 5 {
		if err = op(); err == nil {
			return nil
		}
		if over(time.Second) {
			return err
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}
