// Package libcopied: A method gives a copy of the struct that holds a policy, and the copy draws.
package libcopied

import (
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

type settings struct{ policy wait.Backoff }

func (s settings) drawing(share float64) settings {
	s.policy.Jitter = share
	return s
}

func run(update func() error) error {
	s := settings{policy: wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}}
	s = s.drawing(0.1)
	return retry.OnError(s.policy, func(error) bool { return true }, update) // schedule `draw=unknown`
}
