// Package longest is a maximum of any number of delays, which hands on what grows among them.
package longest

import "time"

// Of returns the longest of the delays.
func Of(delays ...time.Duration) time.Duration {
	var longest time.Duration
	for _, d := range delays {
		if d > longest {
			longest = d
		}
	}
	return longest
}
