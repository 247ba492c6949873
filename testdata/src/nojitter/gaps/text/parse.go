// Package text writes the delay down and reads it back.
package text

import (
	"fmt"
	"time"
)

func connect(dial func() error) {
	for n := 1; dial() != nil; n = min(2*n, 60) {
		d, err := time.ParseDuration(fmt.Sprintf("%ds", n))
		if err != nil {
			return
		}
		// WANTED: nojitter/nodraw here. Silent, since no arithmetic leads through a string.
		time.Sleep(d)
	}
}
