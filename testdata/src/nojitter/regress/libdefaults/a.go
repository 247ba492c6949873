// Package libdefaults fills in what a policy lacks in a function that gets it and gives it back: the draw is there in the
// end, or may be. A function that changes something else leaves the policy without one.
package libdefaults

import (
	"context"
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
)

func withDefaults(b wait.Backoff) wait.Backoff {
	if b.Jitter <= 0 {
		b.Jitter = 0.2
	}
	return b
}

func withSteps(b wait.Backoff, n int) wait.Backoff {
	b.Steps = n
	return b
}

func run(ctx context.Context, b wait.Backoff, ready wait.ConditionWithContextFunc) error {
	return wait.ExponentialBackoffWithContext(ctx, withDefaults(b), ready)
}

func filled(ctx context.Context, ready wait.ConditionWithContextFunc) error {
	b := withDefaults(withSteps(wait.Backoff{Duration: time.Second, Factor: 2, Cap: time.Minute}, 7))
	return wait.ExponentialBackoffWithContext(ctx, b, ready)
}

func filledBelow(ctx context.Context, ready wait.ConditionWithContextFunc) error {
	return run(ctx, wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}, ready)
}

func stepped(ctx context.Context, ready wait.ConditionWithContextFunc) error {
	b := withSteps(wait.Backoff{Duration: time.Second, Factor: 2, Cap: time.Minute}, 7)
	return wait.ExponentialBackoffWithContext(ctx, b, ready) // want `doubles on every attempt \(a.go:\d+\) with no random draw`
}
