// Package fibonacci adds the last two delays for ever.
package fibonacci

import "time"

func join(op func() error) {
	a, b := time.Second, time.Second
	for op() != nil {
		time.Sleep(a)
		a, b = b, a+b // want "grows geometrically.*uncapped/noceiling"
	}
}
