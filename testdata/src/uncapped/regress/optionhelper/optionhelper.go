// Package optionhelper: A clamp in a helper that is called when an option is set is the option's ceiling.
package optionhelper

import "time"

func clamp(d, top time.Duration) time.Duration { return min(d, top) }

func run(top time.Duration, op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // schedule `ceiling=yes`
		d *= 2
		if top != 0 {
			d = clamp(d, top)
		}
	}
}

func below(d, top time.Duration) time.Duration { return clamp(d, top) }

func twoDeep(top time.Duration, op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // schedule `ceiling=yes`
		d *= 2
		if top != 0 {
			d = below(d, top)
		}
	}
}
