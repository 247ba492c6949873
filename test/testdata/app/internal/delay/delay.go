// Package delay computes delays for other packages.
package delay

import "time"

// Of doubles without a draw; who waits for it is in another package.
func Of(attempt int) time.Duration {
	return min(100*time.Millisecond<<min(attempt, 10), time.Minute)
}
