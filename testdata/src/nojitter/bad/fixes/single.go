package fixes

import "time"

func single(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // want "nojitter/nodraw"
		d = min(2*d, time.Minute)
	}
}
