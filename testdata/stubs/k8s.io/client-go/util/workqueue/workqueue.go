// Package workqueue has the shape of k8s.io/client-go/util/workqueue, as far as the fixtures use it.
package workqueue

import "time"

type TypedDelayingInterface[T comparable] interface {
	Get() (item T, shutdown bool)
	Done(item T)
	AddAfter(item T, duration time.Duration)
}

type TypedRateLimitingInterface[T comparable] interface {
	TypedDelayingInterface[T]
	NumRequeues(item T) int
}
