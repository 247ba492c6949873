// Package requeue hands things back to a queue: with a draw, after a fixed delay, without a failure.
package requeue

import (
	"context"
	"math/rand/v2"
	"time"

	ctrl "sigs.k8s.io/controller-runtime"
)

type queue interface {
	AddAfter(key string, d time.Duration)
}

type worker struct {
	queue    queue
	failures int
	sync     func(key string) error
}

func (w *worker) drawn(key string) {
	if err := w.sync(key); err != nil {
		w.failures++
		d := time.Second << min(w.failures, 6)
		w.queue.AddAfter(key, d/2+rand.N(d/2)) // schedule "growth=geometric .*draw=fresh"
		return
	}
	w.queue.AddAfter(key, 10*time.Minute) // schedule "growth=fixed"
}

// slower asks less and less often, whatever the answer.
type slower struct {
	queue queue
	d     time.Duration
	send  func(key string)
}

func (s *slower) beat(key string) {
	s.send(key)
	s.d = min(2*s.d, time.Minute)
	s.queue.AddAfter(key, s.d) // schedule "growth=geometric .*periodic"
}

type reconciler struct {
	failures int
	sync     func(ctx context.Context, name string) error
	then     func(ctx context.Context, name string) ctrl.Result
}

func (r *reconciler) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	if err := r.sync(ctx, req.Name); err != nil {
		r.failures++
		d := time.Second << min(r.failures, 6)
		return ctrl.Result{RequeueAfter: d/2 + rand.N(d/2)}, nil // schedule "growth=geometric .*draw=fresh"
	}
	r.failures = 0
	res := ctrl.Result{RequeueAfter: time.Hour} // schedule "growth=fixed"
	if next := r.then(ctx, req.Name); next.RequeueAfter > 0 && next.RequeueAfter < res.RequeueAfter {
		res.RequeueAfter = next.RequeueAfter // schedule none
	}
	return res, nil
}

// A setting of that name arms nothing.
type settings struct{ RequeueAfter time.Duration }

func (s *settings) grow(failed func() error) {
	if failed() != nil {
		s.RequeueAfter *= 2 // schedule none
	}
}
