// Package libfields keeps a policy that draws nothing in an exported field, which others may set too, and runs whatever is
// there.
package libfields

import (
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

type Config struct{ Backoff wait.Backoff }

func Default() Config {
	return Config{Backoff: wait.Backoff{Duration: time.Second, Factor: 2, Steps: 4}} // want `the delay of wait.Backoff doubles on every attempt`
}

func run(c Config, update func() error) error {
	return retry.OnError(c.Backoff, func(error) bool { return true }, update)
}
