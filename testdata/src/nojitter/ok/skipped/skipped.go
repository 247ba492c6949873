// Package skipped holds the faults in a generated file and in a test: no check reports there.
package skipped

import (
	"math/rand/v2"
	"time"
)

func written(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(rand.N(d)) // schedule "growth=geometric .*draw=fresh"
	}
}
