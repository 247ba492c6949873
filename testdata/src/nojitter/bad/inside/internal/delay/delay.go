// Package delay lies below internal, so its callers are all in this module, and each is judged by itself.
package delay

import "time"

// After computes the delay before an attempt.
func After(attempt int) time.Duration {
	return min(time.Second<<min(attempt, 6), time.Minute)
}
