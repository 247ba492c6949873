// Package libcount: A number of attempts that a helper is handed as a constant is no variable.
package libcount

import (
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

func policy(steps int) wait.Backoff {
	return wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: steps}
}

func few(update func() error) error {
	return retry.OnError(policy(3), func(error) bool { return true }, update) // schedule `ceiling=unknown`
}
