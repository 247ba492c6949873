// Package libk8s retries by Kubernetes' engines that no time bounds.
package libk8s

import (
	"context"
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

func always(error) bool { return true }

var policy = wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: 5}

func noContext(update func() error) error {
	return retry.OnError(policy, always, update) // want `retry.OnError makes 5 attempts with up to 16.5s of waiting and has no deadline: .*; retry in a loop of your own`
}

func contextForOperation(ctx context.Context, update func(context.Context) error) error {
	return retry.RetryOnConflict(retry.DefaultRetry, func() error { // want `retry.RetryOnConflict makes 5 attempts with up to 44ms of waiting and never looks at ctx`
		return update(ctx)
	})
}

func background(ready func(context.Context) (bool, error)) error {
	return wait.ExponentialBackoffWithContext(context.Background(), policy, ready) // want `has no deadline`
}

func wrapped(b wait.Backoff, update func() error) error {
	return retry.OnError(b, always, update) // want `makes a limited number of attempts and has no deadline`
}

func wraps(update func() error) error {
	return wrapped(policy, update) // want `\(it leads to a.go:31\) makes 5 attempts with up to 16.5s of waiting and has no deadline`
}

func condition(ready wait.ConditionFunc) error {
	return wait.ExponentialBackoff(policy, ready) // want `wait.ExponentialBackoff makes 5 attempts with up to 16.5s of waiting and has no deadline: .*; use wait.ExponentialBackoffWithContext`
}
