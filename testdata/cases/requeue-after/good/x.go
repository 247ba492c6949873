// Package controller re-creates https://github.com/agabani/tor-operator/pull/485 in Go, with the jitter of https://github.com/Azure/kars/pull/75
package controller

import (
	"math/rand/v2"
	"time"
)

type Queue interface {
	Get() (key string, shutdown bool)
	Done(key string)
	AddAfter(key string, d time.Duration)
}

const (
	minRequeue = 5 * time.Second
	maxRequeue = 5 * time.Minute
)

type ErrorBackoff struct{ failures map[string]int }

func (e *ErrorBackoff) next(uid string) time.Duration {
	n := e.failures[uid]
	e.failures[uid] = n + 1
	d := minRequeue
	for i := 0; i < n && d < maxRequeue; i++ {
		d *= 2
	}
	return withJitter(min(d, maxRequeue))
}

// withJitter spreads d by 20 % to either side.
func withJitter(d time.Duration) time.Duration {
	return time.Duration(float64(d) * (0.8 + 0.4*rand.Float64()))
}

type Controller struct {
	queue     Queue
	backoff   ErrorBackoff
	interval  time.Duration
	reconcile func(key string) error
}

func (c *Controller) processNext() bool {
	key, shutdown := c.queue.Get()
	if shutdown {
		return false
	}
	defer c.queue.Done(key)
	if err := c.reconcile(key); err != nil {
		c.queue.AddAfter(key, c.backoff.next(key))
		return true
	}
	delete(c.backoff.failures, key)
	c.queue.AddAfter(key, c.interval)
	return true
}
