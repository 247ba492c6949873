// Package cuttable takes the first delay off a table on each attempt: one that is drawn from, and one that does not grow.
package cuttable

import (
	"math/rand/v2"
	"time"
)

func drawn(op func() error) {
	waits := []time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 8 * time.Second}
	for op() != nil && len(waits) > 0 {
		time.Sleep(rand.N(waits[0])) // schedule "growth=geometric .*draw=fresh .*total=15s"
		waits = waits[1:]
	}
}

func even(op func() error) {
	waits := []time.Duration{time.Second, time.Second, time.Second}
	for op() != nil && len(waits) > 0 {
		time.Sleep(waits[0]) // schedule "growth=fixed .*total=3s"
		waits = waits[1:]
	}
}
