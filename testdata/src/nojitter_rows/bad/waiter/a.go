// Package waiter waits through functions that only the user knows to wait.
package waiter

import (
	"time"

	"example.com/outside"
)

func dials(dial func() error) {
	for d := time.Second; dial() != nil; d = min(2*d, time.Minute) {
		outside.Pause("dial", d) // want `delay doubles`
	}
}

func numbered(dial func() error) {
	for d := time.Second; dial() != nil; d = min(2*d, time.Minute) {
		outside.PauseFor(time.Hour, d) // want `delay doubles`
	}
}
