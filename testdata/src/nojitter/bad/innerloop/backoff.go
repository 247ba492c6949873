// Package innerloop multiplies in an inner loop, once for each attempt so far.
package innerloop

import "time"

func inline(op func() error) {
	for n := 0; op() != nil; n++ {
		d := 10 * time.Millisecond
		for i := 0; i < n; i++ {
			d *= 2
		}
		time.Sleep(d) // want "nojitter/nodraw"
	}
}

func stretch(n int) time.Duration {
	v, most := float64(time.Second), float64(time.Minute)
	for v < most && n > 0 {
		v *= 1.6
		n--
	}
	return time.Duration(min(v, most))
}

func helper(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(stretch(n)) // want "nojitter/nodraw"
	}
}
