// Package innerloop multiplies once for each attempt so far.
package innerloop

import "time"

func inline(op func() error) {
	for n := 0; op() != nil; n++ {
		d := 10 * time.Millisecond
		for i := 0; i < n; i++ {
			d *= 2 // want "doubles.*uncapped/noceiling"
		}
		time.Sleep(d)
	}
}
