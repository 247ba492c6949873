package fixes

import clock "time"

func named(op func() error) {
	d := clock.Second
	for op() != nil {
		clock.Sleep(d)
		d *= 2 // want "uncapped/noceiling"
	}
}
