// Package firstturn waits under a test that only the first attempt passes: there the delay has not grown yet. The wait of the
// later attempts has.
package firstturn

import "time"

func run(late bool, op func() error) {
	d := time.Second
	for n := 0; ; n++ {
		if n == 0 && late {
			time.Sleep(d) // schedule "growth=fixed"
			continue
		}
		if op() == nil {
			return
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		d *= 2
	}
}
