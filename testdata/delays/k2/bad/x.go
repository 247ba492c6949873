package k2

import (
	"time"
)

// param func
func Do(f func() error, jitter func(time.Duration) time.Duration) {
	for d := time.Second; f() != nil; d = min(2*d, time.Minute) {
		w := d
		if jitter != nil {
			w = jitter(d)
		}
		time.Sleep(w)
	}
}
