// Package window keeps in a variable called jitter only the bound of a draw that is made later, on each attempt.
package window

import (
	"math/rand/v2"
	"time"
)

func connect(dial func() error) {
	jitter := 500 * time.Millisecond
	for n := 0; dial() != nil; n++ {
		time.Sleep(time.Second<<min(n, 5) + rand.N(jitter)) // schedule "growth=geometric .*draw=fresh"
	}
}
