// Package fallingcount shifts a delay down by the attempt, which makes it shorter, and by a count that falls, with a draw.
package fallingcount

import (
	"math/rand/v2"
	"time"
)

func shorter(op func() error) {
	for n := range 5 {
		if op() == nil {
			return
		}
		time.Sleep(32 * time.Second >> n) // schedule "growth=fixed largest=32s"
	}
}

func drawn(op func() error) {
	for left := 5; left > 0; left-- {
		if op() == nil {
			return
		}
		time.Sleep(rand.N(32 * time.Second >> left)) // schedule "growth=geometric factor=2 base=1s largest=16s draw=fresh .*total=31s"
	}
}
