// Package delay lies below internal: each wait in another package is reported by itself.
package delay

import "time"

// After computes the delay before an attempt.
func After(attempt int) time.Duration { return time.Second << attempt }
