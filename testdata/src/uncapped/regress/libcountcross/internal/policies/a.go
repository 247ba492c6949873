// Package policies makes policies of as many attempts as it is told.
package policies

import (
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
)

func Doubling(steps int) wait.Backoff {
	return wait.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: steps}
}
