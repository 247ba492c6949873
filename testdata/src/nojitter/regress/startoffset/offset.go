// Package startoffset waits a random time once, before a loop that draws again: used once, the draw is not reused.
package startoffset

import (
	"math/rand/v2"
	"time"
)

func connect(dial func() error) {
	time.Sleep(rand.N(time.Second)) // schedule "growth=fixed"
	for d := time.Second; dial() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d/2 + rand.N(d/2)) // schedule "growth=geometric .*draw=fresh"
	}
}
