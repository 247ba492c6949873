// Package library exceeds the budget by the settings of a retry library.
package library

import (
	"math"
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
)

func ask() (bool, error) { return false, nil }

// 2, 4, 8 and 16 seconds, and up to a tenth more.
func save() error {
	return wait.ExponentialBackoff(wait.Backoff{Duration: 2 * time.Second, Factor: 2, Steps: 5, Jitter: 0.1}, ask) // want `waits up to 33s in all` `looks at no deadline`
}

// The ceiling ends it, whatever the steps say: 1, 2, 4, 8 and 16 seconds.
func finalize() error {
	return wait.ExponentialBackoff(wait.Backoff{Duration: time.Second, Factor: 2, Steps: math.MaxInt32, Cap: 30 * time.Second}, ask) // want `waits up to 31s in all` `looks at no deadline`
}
