// Package libk8s sets up Kubernetes' retries with a draw, or with a delay that does not grow, or so that it is not known.
package libk8s

import (
	"os"
	"strconv"
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/flowcontrol"
	"k8s.io/client-go/util/retry"
)

func drawn(update func() error) error {
	b := wait.Backoff{Duration: 10 * time.Millisecond, Factor: 2, Steps: 5, Jitter: 0.1}
	return retry.OnError(b, always, update) // schedule `growth=geometric factor=2 .* draw=fresh`
}

func always(error) bool { return true }

func defaults(update func() error) error {
	return retry.RetryOnConflict(retry.DefaultRetry, update) // schedule `growth=fixed .* draw=fresh`
}

func constant(update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 1, Steps: 5}
	return retry.OnError(b, always, update) // schedule `growth=fixed`
}

func noFactor(update func() error) error {
	b := wait.Backoff{Duration: time.Second, Steps: 5}
	return retry.OnError(b, always, update) // schedule `growth=fixed`
}

func copied(update func() error) error {
	b := retry.DefaultBackoff
	b.Steps = 8
	return retry.OnError(b, always, update) // schedule `draw=fresh`
}

func fromEnvironment(update func() error) error {
	jitter, _ := strconv.ParseFloat(os.Getenv("RETRY_JITTER"), 64)
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: jitter}
	return retry.OnError(b, always, update) // schedule `draw=unknown`
}

func sometimes(spread bool, update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	if spread {
		b.Jitter = 0.2
	}
	return retry.OnError(b, always, update) // schedule `draw=unknown`
}

func brought(b wait.Backoff, update func() error) error {
	return retry.OnError(b, always, update) // schedule `draw=unknown`
}

func set(b *wait.Backoff) { b.Jitter = 0.3 }

func elsewhere(update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}
	set(&b)
	return retry.OnError(b, always, update) // schedule `draw=unknown`
}

func steps(dial func() error) {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: 1}
	for dial() != nil {
		time.Sleep(b.Step()) // schedule `draw=fresh`
	}
}

var limits = flowcontrol.NewBackOffWithJitter(time.Second, time.Minute, 0.5) // schedule `draw=fresh`

// Without steps, Step gives the first delay for ever.
func noSteps(dial func() error) {
	b := wait.Backoff{Duration: time.Second, Factor: 2}
	for dial() != nil {
		time.Sleep(b.Step()) // schedule `growth=fixed`
	}
}

func loop(f func(), stop <-chan struct{}) {
	m := wait.NewExponentialBackoffManager(time.Second, time.Minute, time.Minute, 2, 0.5, nil)
	wait.BackoffUntil(f, m, true, stop) // schedule `draw=fresh`
}

func periodic(f func(), stop <-chan struct{}) {
	wait.JitterUntil(f, time.Second, 0.1, true, stop) // schedule `growth=fixed base=1s draw=fresh .* periodic`
}

func unspread(f func(), stop <-chan struct{}) {
	wait.Until(f, time.Second, stop) // schedule `growth=fixed base=1s draw=none .* periodic`
}

func polls(ready wait.ConditionFunc, stop <-chan struct{}) error {
	return wait.PollUntil(time.Second, ready, stop) // schedule `growth=fixed`
}
