// Package use: A default of zero that the environment can change does not turn the draw off.
package use

import (
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"

	"fixtures/nojitter/regress/envdefault/env"
)

func update(op func() error) error {
	b := wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5, Jitter: env.Float("RETRY_JITTER", 0)}
	return retry.OnError(b, func(error) bool { return true }, op) // schedule `draw=unknown`
}
