// Package againinside tries again in a closure that is only told why: the count goes down where the closure calls the
// function around it. A wait before the closure is one between the attempts, too.
package againinside

import (
	"errors"
	"time"
)

type client struct {
	ask   func(key string) (string, error)
	ready func() bool
}

var errNotReady = errors.New("not ready")

func (c *client) find(key string, left int) (string, error) {
	retry := func(err error) (string, error) {
		if left > 0 {
			return c.find(key, left-1)
		}
		return "", err
	}
	place, err := c.ask(key)
	switch {
	case err == nil:
		return place, nil
	case errors.Is(err, errNotReady):
		if !c.ready() {
			time.Sleep(2 * time.Second) // want "attemptonly/nodeadline"
		}
		return retry(err)
	default:
		return "", err
	}
}

// What passes on the same number counts nothing.
func (c *client) wait(key string, most int) (string, error) {
	again := func() (string, error) { return c.wait(key, most) }
	place, err := c.ask(key)
	if errors.Is(err, errNotReady) {
		time.Sleep(2 * time.Second) // schedule "counted=no"
		return again()
	}
	return place, err
}
