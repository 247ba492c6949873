// Package iterator hides the count in an iterator: what its loops do with a turn is an attempt, whether the iterator waits
// or the loop does.
package iterator

import (
	"context"
	"errors"
	"iter"
	"time"
)

func attempts(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		for i := range n { // want "this retry makes a limited number of attempts .waiting at attempts.go:\\d+. and has no deadline"
			if !yield(i) {
				return
			}
			time.Sleep(time.Second)
		}
	}
}

func fetch(op func() error) (err error) {
	for range attempts(5) {
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}

func told(op func(attempt int) error) (err error) {
	for n := range attempts(5) {
		if err = op(n); err == nil {
			break
		}
	}
	return err
}

// six gives the numbers of the attempts, and leaves the waiting to the loop.
func six(yield func(int) bool) {
	for i := range 6 {
		if !yield(i) {
			return
		}
	}
}

func waiting(op func() error) (err error) {
	for n := range six { // want "attemptonly/nodeadline"
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Duration(n) * time.Second)
	}
	return err
}

type client struct {
	tries int
	get   func(ctx context.Context) (int, error)
}

func (c *client) delays() iter.Seq[time.Duration] {
	return func(yield func(time.Duration) bool) {
		for n := 1; n <= c.tries; n++ {
			if !yield(time.Duration(n) * time.Second) {
				return
			}
		}
	}
}

// turns is an iterator by itself.
func (c *client) turns(yield func(int) bool) {
	for n := range c.tries { // want "attemptonly/nodeadline"
		if n > 0 {
			time.Sleep(time.Second)
		}
		if !yield(n) {
			return
		}
	}
}

func (c *client) send(op func() error) (err error) {
	for range c.turns {
		if err = op(); err == nil {
			break
		}
	}
	return err
}

func (c *client) status(ctx context.Context) (int, error) {
	for d := range c.delays() { // want "never looks at ctx between them"
		code, err := c.get(ctx)
		if err != nil {
			return 0, err
		}
		if code < 500 {
			return code, nil
		}
		time.Sleep(d)
	}
	return 0, errors.New("too many tries")
}
