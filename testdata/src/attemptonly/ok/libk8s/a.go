// Package libk8s bounds Kubernetes' retries in time, or lets them go on for ever.
package libk8s

import (
	"context"
	"math"
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

func always(error) bool { return true }

var policy = wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: 5}

func withContext(ctx context.Context, ready func(context.Context) (bool, error)) error {
	return wait.ExponentialBackoffWithContext(ctx, policy, ready) // schedule `counted=yes .* deadline=yes`
}

func polls(ctx context.Context, ready func(context.Context) (bool, error)) error {
	return wait.PollUntilContextTimeout(ctx, time.Second, time.Minute, true, ready) // schedule `counted=no deadline=yes`
}

func looksItself(ctx context.Context, update func() error) error {
	return retry.OnError(policy, always, func() error { // schedule `deadline=unknown`
		if err := ctx.Err(); err != nil {
			return err
		}
		return update()
	})
}

func forEver(update func() error) error {
	return retry.OnError(wait.Backoff{Duration: time.Second, Steps: math.MaxInt32}, always, update) // schedule `counted=no`
}

func once(update func() error) error {
	return retry.OnError(wait.Backoff{Duration: time.Second, Steps: 1}, always, update) // schedule `counted=no`
}

func forEverByPoll(ready wait.ConditionFunc) error {
	return wait.PollInfinite(time.Second, ready) // schedule `counted=no deadline=no`
}

func until(f func(context.Context)) {
	wait.UntilWithContext(context.Background(), f, time.Second) // schedule `periodic counted=no`
}
