// Package libgo starts a retry library's engine with a go or a defer statement.
package libgo

import (
	"time"

	"github.com/cenkalti/backoff/v4"
	"k8s.io/apimachinery/pkg/util/wait"
)

func start(op backoff.Operation) {
	go backoff.Retry(op, backoff.WithMaxRetries(backoff.NewConstantBackOff(time.Second), 5)) // want `backoff.Retry makes 6 attempts with up to 5s of waiting and has no deadline`
}

func atLast(op func() (bool, error)) {
	defer wait.ExponentialBackoff(wait.Backoff{Duration: time.Second, Steps: 4}, op) // want `wait.ExponentialBackoff makes 4 attempts`
}

func run(b backoff.BackOff, op backoff.Operation) {
	backoff.Retry(op, b)
}

func wrapped(op backoff.Operation) {
	go run(backoff.WithMaxRetries(backoff.NewConstantBackOff(time.Second), 3), op) // want `backoff.Retry \(it leads to a.go:20\) makes 4 attempts with up to 3s of waiting and has no deadline`
}
