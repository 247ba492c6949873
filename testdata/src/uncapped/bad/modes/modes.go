// Package modes chooses the growth by a setting: the linear one is capped, the geometric one is not.
package modes

import "time"

type policy struct {
	mode string
	unit time.Duration
}

func (p policy) gap(n int) time.Duration {
	switch p.mode {
	case "line":
		return min(p.unit*time.Duration(n), time.Minute)
	case "expo":
		return p.unit << n // want "doubles.*uncapped/noceiling"
	}
	return p.unit
}

func (p policy) run(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(p.gap(n))
	}
}
