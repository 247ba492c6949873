// Package requeueafter is run again after the delay that it answers, which doubles.
package requeueafter

import (
	"context"
	"time"

	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

type reconciler struct {
	failures map[string]int
	sync     func(ctx context.Context, name string) error
}

// Reconcile counts in a map.
func (r *reconciler) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	if err := r.sync(ctx, req.Name); err != nil {
		n := r.failures[req.Name]
		r.failures[req.Name] = n + 1
		return ctrl.Result{RequeueAfter: min(time.Second<<min(n, 10), time.Minute)}, nil // want "doubles.*nojitter/nodraw"
	}
	delete(r.failures, req.Name)
	return ctrl.Result{}, nil
}

type status struct{ Failures int }

type counting struct {
	load func(ctx context.Context, name string) (*status, error)
	sync func(ctx context.Context, s *status) error
}

// Reconcile counts in the status of what it reconciles.
func (r *counting) Reconcile(ctx context.Context, req ctrl.Request) (res ctrl.Result, err error) {
	s, err := r.load(ctx, req.Name)
	if err != nil {
		return res, err
	}
	if err := r.sync(ctx, s); err != nil {
		s.Failures++
		res.RequeueAfter = time.Second << min(s.Failures, 10) // want "doubles.*nojitter/nodraw"
		return res, nil
	}
	s.Failures = 0
	return res, nil
}

type waiting struct {
	ready func(ctx context.Context, name string) (bool, error)
	delay time.Duration
}

// Reconcile takes the result of a helper.
func (r *waiting) Reconcile(ctx context.Context, req reconcile.Request) (reconcile.Result, error) {
	ok, err := r.ready(ctx, req.Name)
	if err != nil {
		r.delay = min(2*r.delay, time.Minute)
		return after(r.delay), nil // want "doubles.*nojitter/nodraw"
	}
	r.delay = time.Second
	if !ok {
		return after(time.Minute), nil
	}
	return reconcile.Result{}, nil
}

func after(d time.Duration) reconcile.Result { return reconcile.Result{RequeueAfter: d} }
