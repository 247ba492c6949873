// Package draw draws through a function that only the user knows to draw.
package draw

import (
	"time"

	"example.com/outside"
)

func dials(dial func() error) {
	for d := time.Second; dial() != nil; d = min(2*d, time.Minute) {
		time.Sleep(outside.Spread(d)) // schedule `draw=fresh`
	}
}
