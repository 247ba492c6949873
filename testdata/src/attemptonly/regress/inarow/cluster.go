// Package inarow waits for a state and gives up after so many failures in a row. A counter that a turn sets back to zero
// bounds no attempts: while the answers come and say "not yet", the loop goes on for ever. One that only rises does.
package inarow

import (
	"errors"
	"time"
)

type cluster struct{ state string }

func running(get func(id string) (*cluster, error), id string) (*cluster, error) {
	failed := 0
	for {
		c, err := get(id)
		if err == nil {
			failed = 0
		} else {
			failed++
			if failed >= 5 {
				return nil, err
			}
		}
		if c != nil && c.state == "running" {
			return c, nil
		}
		if c != nil && c.state == "deleted" {
			return c, errors.New("deleted")
		}
		time.Sleep(5 * time.Second) // schedule "loop=attempt counted=no"
	}
}

func reachable(get func(id string) (*cluster, error), id string) (*cluster, error) {
	failed := 0
	for { // want "5 attempts.*attemptonly/nodeadline"
		c, err := get(id)
		if err == nil {
			return c, nil
		}
		failed++
		if failed >= 5 {
			return nil, err
		}
		time.Sleep(5 * time.Second)
	}
}
