// Package controller re-creates https://github.com/agabani/tor-operator/pull/485 in Go.
// The requeue delay doubles from 5s to 5m per object; objects that failed together are reconciled together.
package controller

import "time"

// Queue models k8s.io/client-go/util/workqueue.DelayingInterface.
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
	return min(d, maxRequeue)
}

func (e *ErrorBackoff) reset(uid string) { delete(e.failures, uid) }

type Controller struct {
	queue     Queue
	backoff   ErrorBackoff
	reconcile func(key string) error
}

func (c *Controller) processNext() bool {
	key, shutdown := c.queue.Get()
	if shutdown {
		return false
	}
	defer c.queue.Done(key)
	if err := c.reconcile(key); err != nil {
		c.queue.AddAfter(key, c.backoff.next(key)) // WANT nojitter
		return true
	}
	c.backoff.reset(key)
	return true
}

func (c *Controller) Run() {
	for c.processNext() {
	}
}
