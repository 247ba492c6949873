// Package fresh draws on every attempt, in each of the known ways.
package fresh

import (
	"math/rand"
	randv2 "math/rand/v2"
	"time"
)

func full(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(randv2.N(d)) // schedule "growth=geometric .*draw=fresh"
	}
}

func equal(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d/2 + time.Duration(rand.Int63n(int64(d/2)))) // schedule "growth=geometric .*draw=fresh"
	}
}

func proportional(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(time.Duration(float64(d) * (0.8 + 0.4*rand.Float64()))) // schedule "growth=geometric .*draw=fresh"
	}
}

func decorrelated(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // schedule "draw=fresh"
		d = min(time.Second+randv2.N(3*d), time.Minute)
	}
}

func subtracted(op func() error) {
	for n := 0; op() != nil; n++ {
		d := 100 * time.Millisecond << min(n, 8)
		d -= time.Duration(rand.Int63n(int64(d / 4)))
		time.Sleep(d) // schedule "growth=geometric .*draw=fresh"
	}
}

func accumulated(op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d) // schedule "draw=fresh"
		d += d/2 + randv2.N(d/2)
	}
}

func lostAtTheTop(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second<<min(n, 10) + randv2.N(time.Second)
		if d > time.Minute {
			d = time.Minute
		}
		time.Sleep(d) // schedule "draw=fresh"
	}
}

// wholeSeconds keeps its fraction: it is scaled before it is cut.
func wholeSeconds(op func() error) {
	for secs := 1.0; op() != nil; secs = min(2*secs, 60) {
		time.Sleep(time.Duration((secs+rand.Float64())*1000) * time.Millisecond) // schedule "growth=geometric .*draw=fresh"
	}
}
