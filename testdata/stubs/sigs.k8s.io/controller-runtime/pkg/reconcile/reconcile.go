// Package reconcile has the shape of sigs.k8s.io/controller-runtime/pkg/reconcile, as far as the fixtures use it.
package reconcile

import "time"

type Request struct{ Namespace, Name string }

type Result struct {
	Requeue      bool
	RequeueAfter time.Duration
}
