// Package sometimes grows on one branch only: the edge that carries the delay as it was is neutral, the clamp on the other holds.
package sometimes

import "time"

func clamped(op func() (bool, error)) {
	d := time.Second
	for {
		slow, err := op()
		if err == nil {
			return
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		if slow {
			d = min(2*d, time.Minute)
		}
	}
}

func open(op func() (bool, error)) {
	d := time.Second
	for {
		slow, err := op()
		if err == nil {
			return
		}
		time.Sleep(d)
		if slow {
			d = 2 * d // want "doubles.*uncapped/noceiling"
		}
	}
}
