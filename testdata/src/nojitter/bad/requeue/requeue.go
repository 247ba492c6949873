// Package requeue hands what failed back to a queue, after a delay that doubles.
package requeue

import (
	"math"
	"time"

	"k8s.io/client-go/util/workqueue"
)

type worker struct {
	queue    workqueue.TypedDelayingInterface[string]
	failures map[string]int
	sync     func(key string) error
}

func (w *worker) next() bool {
	key, quit := w.queue.Get()
	if quit {
		return false
	}
	defer w.queue.Done(key)
	if err := w.sync(key); err != nil {
		n := w.failures[key]
		w.failures[key] = n + 1
		w.queue.AddAfter(key, time.Second<<min(n, 6)) // want "doubles.*nojitter/nodraw"
		return true
	}
	delete(w.failures, key)
	return true
}

// A queue of the program's own.
type queue interface {
	EnqueueAfter(key string, d time.Duration) error
}

func again(q queue, key string, attempt int, run func(string) error) error {
	if err := run(key); err != nil {
		return q.EnqueueAfter(key, delay(attempt)) // want "doubles.*nojitter/nodraw"
	}
	return nil
}

func delay(attempt int) time.Duration {
	d := 100 * time.Millisecond
	for range attempt {
		d = min(d*2, time.Minute)
	}
	return d
}

type controller struct {
	queue workqueue.TypedRateLimitingInterface[string]
}

// enqueue asks the queue how often the thing was there.
func (c *controller) enqueue(key string, immediate bool) {
	var d time.Duration
	if !immediate {
		d = c.backoff(key)
	}
	c.queue.AddAfter(key, d) // want "doubles.*nojitter/nodraw"
}

func (c *controller) backoff(key string) time.Duration {
	n := c.queue.NumRequeues(key)
	if n <= 0 {
		return 0
	}
	ns := float64(10*time.Second) * math.Pow(2, float64(n-1))
	return time.Duration(math.Min(ns, float64(6*time.Minute)))
}
