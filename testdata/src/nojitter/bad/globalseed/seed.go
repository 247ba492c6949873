// Package globalseed seeds the global generator with a constant.
package globalseed

import (
	"math/rand"
	"time"
)

func init() { rand.Seed(1) }

func connect(dial func() error) {
	for d := time.Second; dial() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d/2 + time.Duration(rand.Int63n(int64(d/2)))) // want "nojitter/seededdraw"
	}
}
