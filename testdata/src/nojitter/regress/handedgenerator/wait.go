// Package handedgenerator draws through an interface that a generator of math/rand is. The one type of the program behind
// it that does not draw is not all that can be handed over. What no generator can stand behind is as it is seen.
package handedgenerator

import (
	"math/rand/v2"
	"time"
)

type source interface{ Float64() float64 }

type half struct{}

func (half) Float64() float64 { return 0.5 }

func delay(n int, s source) time.Duration {
	return time.Duration(s.Float64() * float64(time.Second<<n))
}

func drawn(r *rand.Rand, op func() error) {
	for n := 0; n < 5 && op() != nil; n++ {
		time.Sleep(delay(n, r)) // schedule "growth=geometric .*draw=unknown"
	}
}

// Delay is told by its caller what to draw from.
func Delay(n int, s source) time.Duration { // schedule "growth=geometric .*draw=unknown"
	return time.Duration(s.Float64() * float64(time.Second<<min(n, 6)))
}

type share interface{ Part() float64 }

func (half) Part() float64 { return 0.5 }

func fixed(s share, op func() error) {
	for n := 0; n < 5 && op() != nil; n++ {
		time.Sleep(time.Duration(s.Part() * float64(time.Second<<n))) // want "nojitter/nodraw"
	}
}
