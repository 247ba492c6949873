// Package positive: A test for a delay above zero is no ceiling, and what is drawn behind it, by code that is not
// followed, is drawn.
package positive

import "time"

func run(op func() error, draw func(time.Duration) time.Duration) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n
		if d > 0 {
			d = d/2 + draw(d/2)
		}
		time.Sleep(d) // schedule `draw=unknown ceiling=no`
	}
}
