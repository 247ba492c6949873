// Package factor multiplies by a constant, a field or a parameter, and never looks at the result.
package factor

import "time"

type policy struct {
	First  time.Duration
	Factor float64
}

func (p policy) run(op func() error) {
	d := p.First
	for op() != nil {
		time.Sleep(d)
		d = time.Duration(float64(d) * p.Factor) // want "grows geometrically.*uncapped/noceiling"
	}
}

func constant(op func() error) {
	d := float64(100 * time.Millisecond)
	for op() != nil {
		time.Sleep(time.Duration(d))
		d *= 1.6 // want "grows 1.6x from 100ms.*uncapped/noceiling"
	}
}
