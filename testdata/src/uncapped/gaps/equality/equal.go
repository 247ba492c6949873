// Package equality stops doubling at exactly one value, which the doublings of the base meet.
package equality

import "time"

// WANTED: silent. That the doublings meet the value is arithmetic that is not done; only an order bounds.
func dial(op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d)
		if d != 32*time.Second {
			d *= 2 // want "uncapped/noceiling"
		}
	}
}
