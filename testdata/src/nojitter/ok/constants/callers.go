// Package constants has a helper that is geometric in its parameter, and callers that all pass a constant.
package constants

import "time"

func delay(n int) time.Duration { return time.Second << n }

func short(op func() error) {
	for op() != nil {
		time.Sleep(delay(1)) // schedule "growth=fixed"
	}
}

func long(op func() error) {
	for op() != nil {
		time.Sleep(delay(4)) // schedule "growth=fixed"
	}
}
