// Package libreplaced: A policy that another one replaces before it is used never makes a wait.
package libreplaced

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
	"github.com/hashicorp/go-retryablehttp"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

func always(error) bool { return true }

func value(update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	b = wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: 0.1}
	return retry.OnError(b, always, update) // schedule `growth=geometric .* draw=fresh`
}

func pointer(ctx context.Context, op backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	b = backoff.NewExponentialBackOff()
	return backoff.Retry(op, backoff.WithContext(b, ctx)) // schedule `growth=geometric .* draw=fresh`
}

func byDefault(update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	b = retry.DefaultBackoff
	return retry.OnError(b, always, update) // schedule `growth=geometric .* draw=fresh`
}

func client() *retryablehttp.Client {
	c := retryablehttp.NewClient() // schedule none
	c = &retryablehttp.Client{Backoff: retryablehttp.LinearJitterBackoff, RetryWaitMin: time.Second, RetryWaitMax: time.Minute}
	return c
}

// On either way another one replaces it.
func eitherWay(slow bool, update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	if slow {
		b = wait.Backoff{Duration: time.Minute, Factor: 2, Steps: 5, Jitter: 0.1}
	} else {
		b = wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: 0.1}
	}
	return retry.OnError(b, always, update) // schedule `draw=fresh`
}

func throughPointer(update func() error) error {
	b := &wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	*b = wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: 0.1}
	return retry.OnError(*b, always, update) // schedule `draw=fresh`
}

// What is left of the first one is nothing, not even what it says of the draw.
func zeroed(ctx context.Context, op backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute, RandomizationFactor: 0}
	*b = *backoff.NewExponentialBackOff()
	b.MaxInterval = time.Minute
	return backoff.Retry(op, backoff.WithContext(b, ctx)) // schedule `factor=1.5 base=500ms .* draw=fresh`
}
