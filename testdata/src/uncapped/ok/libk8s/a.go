// Package libk8s caps Kubernetes' retries, or lets them end before they are long.
package libk8s

import (
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

func always(error) bool { return true }

func capped(steps int, update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: steps, Cap: time.Minute}
	return retry.OnError(b, always, update) // schedule `ceiling=yes`
}

func fewSteps(update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: 6}
	return retry.OnError(b, always, update) // schedule `largest=16s .* ceiling=unknown attempts=6`
}

func unknownBase(base time.Duration, update func() error) error {
	b := wait.Backoff{Duration: base, Factor: 2, Jitter: 0.1, Steps: 6}
	return retry.OnError(b, always, update) // schedule `ceiling=unknown`
}

var fewStepsOfPackage = wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: 5}

func wrapped(b wait.Backoff, update func() error) error {
	return retry.OnError(b, always, update) // schedule `growth=fixed`
}

func wraps(update func() error) error {
	return wrapped(fewStepsOfPackage, update) // schedule `largest=8s .* attempts=5`
}

// The steps bound the growth, not the loop.
func steps(dial func() error) {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: 5}
	for dial() != nil {
		time.Sleep(b.Step()) // schedule `growth=geometric .* ceiling=unknown`
	}
}

func cappedSteps(dial func() error) {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: 100, Cap: time.Minute}
	for dial() != nil {
		time.Sleep(b.Step()) // schedule `ceiling=yes`
	}
}

func defaults(update func() error) error {
	return retry.OnError(retry.DefaultBackoff, always, update) // schedule `factor=5 base=10ms largest=250ms draw=fresh .*ceiling=unknown attempts=4`
}
