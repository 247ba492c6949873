// Package libcount: A number of attempts that a helper is handed as a constant is no variable; one that is handed on from
// elsewhere is.
package libcount

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

func always(error) bool { return true }

func policy(steps int) wait.Backoff {
	return wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: steps} // want `with no ceiling .*: 20 attempts reach 72h`
}

func few(update func() error) error {
	return retry.OnError(policy(3), always, update) // schedule `largest=2s .* ceiling=unknown attempts=3`
}

func many(update func() error) error {
	return retry.OnError(policy(20), always, update)
}

func any(steps int, update func() error) error {
	return retry.OnError(policy(steps), always, update)
}

// Another number says nothing of the attempts.
func growing(factor float64, seconds, steps int) wait.Backoff {
	return wait.Backoff{Duration: time.Duration(seconds) * time.Second, Factor: factor, Jitter: 0.1, Steps: steps} // want `with no ceiling`
}

func anyOf(c struct{ steps int }, update func() error) error {
	return retry.OnError(growing(2, 1, c.steps), always, update)
}

// Through two helpers.
func outer(n int) wait.Backoff { return inner(n) }

func inner(n int) wait.Backoff {
	return wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: n}
}

func through(update func() error) error {
	return retry.OnError(outer(4), always, update) // schedule `largest=4s .* ceiling=unknown attempts=4`
}

// A helper that runs the policy, handed small constants by all of its callers.
func run(ctx context.Context, steps int, update func(context.Context) (bool, error)) error {
	b := wait.Backoff{Duration: 100 * time.Millisecond, Factor: 2, Jitter: 0.1, Steps: steps}
	return wait.ExponentialBackoffWithContext(ctx, b, update) // schedule `largest=3.2s .* ceiling=unknown attempts=7`
}

func runs(ctx context.Context, update func(context.Context) (bool, error)) error {
	if err := run(ctx, 7, update); err != nil {
		return err
	}
	return run(ctx, 4, update)
}

// One of the callers hands on what it was told.
func handed(ctx context.Context, steps int, update func(context.Context) (bool, error)) error {
	b := wait.Backoff{Duration: 100 * time.Millisecond, Factor: 2, Jitter: 0.1, Steps: steps} // want `with no ceiling`
	return wait.ExponentialBackoffWithContext(ctx, b, update)
}

func Handing(ctx context.Context, steps int, update func(context.Context) (bool, error)) error {
	if err := handed(ctx, 7, update); err != nil {
		return err
	}
	return handed(ctx, steps, update)
}

func wrapped(retries uint64) backoff.BackOff {
	b := backoff.NewExponentialBackOff()
	b.MaxElapsedTime = 0
	return backoff.WithMaxRetries(b, retries)
}

func dial(op backoff.Operation) error {
	return backoff.Retry(op, wrapped(3)) // schedule `attempts=4`
}
