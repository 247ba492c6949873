//go:build go1.21

package fixes

import "time"

// The file is compiled as Go 1.21, which has no math/rand/v2.
func old(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // want "nojitter/nodraw"
		d = min(2*d, time.Minute)
	}
}
