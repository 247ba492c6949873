// Package kepttest: A test of two parts that is kept in a variable tells both parts.
package kepttest

import "time"

func run(top time.Duration, op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n
		if over := d <= 0 || d > top; over {
			d = top
		}
		time.Sleep(d) // schedule `ceiling=yes`
	}
}
