// Package controllerruntime has the shape of sigs.k8s.io/controller-runtime, as far as the fixtures use it.
package controllerruntime

import "sigs.k8s.io/controller-runtime/pkg/reconcile"

type (
	Request = reconcile.Request
	Result  = reconcile.Result
)
