// Package smallwindow tests for a positive delay before it draws: unrelated to wrapping, while "not positive, or too large" is a guard.
package smallwindow

import (
	"math/rand/v2"
	"time"
)

const top = time.Minute

func unrelated(op func() error) {
	for n := 0; op() != nil; n++ {
		d := min(time.Second<<n, top) // want "attempt 35.*uncapped/overflow"
		if d > 0 {
			d = d/2 + rand.N(d)
		}
		time.Sleep(d)
	}
}

func guarded(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n
		if d <= 0 || d > top {
			d = top
		}
		time.Sleep(d/2 + rand.N(d/2)) // schedule "growth=geometric .*ceiling=yes"
	}
}
