// Package libreplaced uses policies that draw nothing before others replace them, or in their place.
package libreplaced

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

func always(error) bool { return true }

func usedBefore(update, publish func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	if err := retry.OnError(b, always, update); err != nil { // want `the delay of wait.Backoff doubles`
		return err
	}
	b = wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: 0.1}
	return retry.OnError(b, always, publish)
}

func usedAfter(update, publish func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: 0.1}
	if err := retry.OnError(b, always, update); err != nil {
		return err
	}
	b = wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	return retry.OnError(b, always, publish) // want `the delay of wait.Backoff doubles`
}

func replacing(update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: 0.1}
	b = wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	return retry.OnError(b, always, update) // want `the delay of wait.Backoff doubles`
}

func pointerBefore(ctx context.Context, op, other backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	if err := backoff.Retry(op, backoff.WithContext(b, ctx)); err != nil { // want `the delay of backoff.ExponentialBackOff doubles`
		return err
	}
	b = backoff.NewExponentialBackOff()
	return backoff.Retry(other, backoff.WithContext(b, ctx))
}

// The second one is used where it is not fast.
func oneWay(fast bool, update func() error) error {
	b := &wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: 0.1}
	*b = wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	if fast {
		b.Duration = time.Millisecond
	}
	return retry.OnError(*b, always, update) // want `the delay of wait.Backoff doubles`
}
