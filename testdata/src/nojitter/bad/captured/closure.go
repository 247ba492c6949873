// Package captured grows a variable that a closure shares with its function.
package captured

import "time"

func growsInClosure(op func() error) {
	d := time.Second
	next := func() time.Duration {
		v := d
		d *= 2
		return v
	}
	for op() != nil {
		time.Sleep(next()) // want "doubles.*nojitter/nodraw"
	}
}

func waitsInClosure(op func() error) {
	d := time.Second
	pause := func() {
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
	for op() != nil {
		pause()
		d = min(2*d, time.Minute)
	}
}

func doubling(first, top time.Duration) func() time.Duration {
	d := first
	return func() time.Duration {
		v := d
		if d <<= 1; d > top {
			d = top
		}
		return v
	}
}

func factory(op func() error) {
	next := doubling(time.Second, time.Minute)
	for op() != nil {
		time.Sleep(next()) // want "doubles.*nojitter/nodraw"
	}
}
