// Package limit bounds delays for other packages.
package limit

import "time"

// To answers d, and top when d is longer.
func To(d, top time.Duration) time.Duration {
	if d > top {
		return top
	}
	return d
}

// Delay doubles a second up to a minute.
func Delay(attempt int) time.Duration { // schedule "growth=geometric .*ceiling=yes"
	return To(time.Second<<min(attempt, 6), time.Minute)
}
