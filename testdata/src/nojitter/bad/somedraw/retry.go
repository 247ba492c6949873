// Package somedraw leaves the draw to the callers of a helper, and one of them forgets.
package somedraw

import (
	"math/rand/v2"
	"time"
)

func delayWithoutJitter(n int) time.Duration {
	return time.Second << min(n, 5)
}

func read(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(rand.N(delayWithoutJitter(n)))
	}
}

func write(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(delayWithoutJitter(n)) // want "doubles.*nojitter/nodraw"
	}
}
