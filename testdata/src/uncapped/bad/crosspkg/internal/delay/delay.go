// Package delay lies below internal: each wait in another package is reported by itself.
package delay

import "time"

// After computes the delay before an attempt.
func After(attempt int) time.Duration { return time.Second << attempt }

// Counter doubles its delay on each call.
type Counter struct {
	calls int
	Unit  time.Duration
	Max   time.Duration // looked at when the shift has overflowed, and never else
}

// Next answers a delay, in a line that is not the one where it grows.
func (c *Counter) Next() (d time.Duration) {
	if d = 1 << c.calls; d > 0 {
		d *= c.Unit
	} else {
		d = c.Max
	}

	c.calls++

	return d
}
