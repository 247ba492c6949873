// Package libk8s sets up Kubernetes' retries without a draw.
package libk8s

import (
	"context"
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/flowcontrol"
	"k8s.io/client-go/util/retry"
)

func literal(update func() error) error {
	b := wait.Backoff{Duration: 10 * time.Millisecond, Factor: 2, Steps: 5}
	return retry.OnError(b, always, update) // want `the delay of wait.Backoff doubles on every attempt \(a.go:14\) with no random draw: .*; set Jitter to 0.1 or more`
}

func always(error) bool { return true }

var policy = wait.Backoff{
	Duration: time.Second,
	Factor:   1.5,
	Steps:    5,
}

func variable(ctx context.Context, ready func(context.Context) (bool, error)) error {
	return wait.ExponentialBackoffWithContext(ctx, policy, ready) // want `the delay of wait.Backoff grows 1.5x`
}

func settings(factor float64) wait.Backoff {
	return wait.Backoff{Duration: time.Second, Factor: factor, Steps: 5, Cap: time.Minute}
}

func fromFunction(factor float64, update func() error) error {
	return retry.RetryOnConflict(settings(factor), update) // want `grows geometrically`
}

func assigned(update func() error) error {
	var b wait.Backoff
	b.Duration = time.Second
	b.Factor = 3
	b.Steps = 4
	return wrapped(b, update) // want `grows 3x`
}

func wrapped(b wait.Backoff, update func() error) error {
	return retry.OnError(b, always, update)
}

func turnedOff(update func() error) error {
	b := retry.DefaultBackoff
	b.Jitter = 0
	return retry.OnError(b, always, update) // want `grows 5x`
}

func steps(dial func() error) {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	for dial() != nil {
		time.Sleep(b.Step()) // want `doubles`
	}
}

func manager() wait.BackoffManager {
	return wait.NewExponentialBackoffManager(time.Second, time.Minute, time.Minute, 2, 0, nil) // want `pass a jitter above zero`
}

var limits = flowcontrol.NewBackOff(time.Second, time.Minute) // want `use flowcontrol.NewBackOffWithJitter`

type client struct{ backoff wait.Backoff }

func newClient() *client {
	return &client{backoff: wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}}
}

func (c *client) update(update func() error) error {
	return retry.OnError(c.backoff, always, update) // want `doubles`
}

func Exported() wait.Backoff {
	return wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5} // want `doubles`
}

var noJitter = flowcontrol.NewBackOffWithJitter(time.Second, time.Minute, 0) // want `pass a jitter above zero`

func loop(f func(), stop <-chan struct{}) {
	m := wait.NewExponentialBackoffManager(time.Second, time.Minute, time.Minute, 2, 0.0, nil)
	wait.BackoffUntil(f, m, true, stop) // want `the delay of wait.NewExponentialBackoffManager doubles`
}

func until(ctx context.Context, ready wait.ConditionWithContextFunc) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	return b.DelayFunc().Until(ctx, true, true, ready) // want `doubles`
}
