// Package parambase starts at a parameter that has no bound, and clamps every doubling: the first delay does not grow.
package parambase

import "time"

func clamped(base, top time.Duration, op func() error) {
	d := base
	for op() != nil {
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		d = min(2*d, top)
	}
}

func open(base time.Duration, op func() error) {
	d := base
	for op() != nil {
		time.Sleep(d)
		d = 2 * d // want "doubles.*uncapped/noceiling"
	}
}
