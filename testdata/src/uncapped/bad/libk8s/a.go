// Package libk8s lets Kubernetes' retries grow without a cap.
package libk8s

import (
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

func always(error) bool { return true }

func manySteps(update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: 12} // want `the delay of wait.Backoff doubles from 1s with no ceiling \(waited for at a.go:15\): 12 attempts reach 17m4s; set Cap`
	return retry.OnError(b, always, update)
}

func variableSteps(steps int, update func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: steps} // want `with no ceiling`
	return retry.OnError(b, always, update)
}

func steps(n int, dial func() error) {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: n} // want `with no ceiling`
	for dial() != nil {
		time.Sleep(b.Step())
	}
}
