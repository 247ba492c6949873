// Package modes merges a linear delay without a ceiling and a geometric one with a ceiling: neither is an uncapped geometric one.
package modes

import "time"

type policy struct {
	mode string
	unit time.Duration
	top  time.Duration
}

func (p policy) gap(n int) time.Duration {
	switch p.mode {
	case "line":
		return p.unit * time.Duration(n)
	case "expo":
		return min(p.unit<<min(n, 30), p.top)
	}
	return p.unit
}

func (p policy) swapped(n int) time.Duration {
	switch p.mode {
	case "line":
		return min(p.unit*time.Duration(n), p.top)
	case "expo":
		return p.unit << n // want "doubles.*uncapped/noceiling"
	}
	return p.unit
}

func run(p policy, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(p.gap(n)) // schedule "ceiling=yes"
	}
}

func runSwapped(p policy, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(p.swapped(n))
	}
}
