// Package linear grows without end, but not geometrically.
package linear

import "time"

func added(op func() error) {
	for d := time.Second; op() != nil; d += time.Second {
		time.Sleep(d) // schedule "growth=linear"
	}
}

func square(op func() error) {
	for n := 1; op() != nil; n++ {
		time.Sleep(time.Duration(n*n) * time.Second) // schedule "growth=polynomial"
	}
}

type policy struct {
	mode string
	unit time.Duration
}

// The linear growth has no ceiling, the geometric one has.
func (p policy) gap(n int) time.Duration {
	switch p.mode {
	case "line":
		return p.unit * time.Duration(n)
	case "expo":
		return min(p.unit<<min(n, 20), time.Minute)
	}
	return p.unit
}

func (p policy) run(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(p.gap(n)) // schedule "growth=geometric .*ceiling=yes"
	}
}
