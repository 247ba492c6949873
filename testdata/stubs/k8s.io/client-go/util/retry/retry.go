// Package retry has the shape of k8s.io/client-go/util/retry, as far as the fixtures use it.
package retry

type Backoff struct{}

func OnError(backoff Backoff, retriable func(error) bool, fn func() error) error { return fn() }
func RetryOnConflict(backoff Backoff, fn func() error) error                     { return fn() }
