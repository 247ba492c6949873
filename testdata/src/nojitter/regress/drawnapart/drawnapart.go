// Package drawnapart waits twice on each turn: what lies between two attempts is the sum of the waits, and one of them is
// drawn.
package drawnapart

import (
	"math/rand/v2"
	"time"
)

func follow(watch func() error, closed func() bool) {
	delay := 50 * time.Millisecond
	for !closed() {
		time.Sleep(rand.N(100 * time.Millisecond))
		if err := watch(); err != nil {
			time.Sleep(delay) // schedule "growth=geometric .*draw=fresh"
			delay = min(2*delay, 10*time.Second)
			continue
		}
		delay = 50 * time.Millisecond
	}
}

func call(do func() error) error {
	delay := 50 * time.Millisecond
	for {
		err := do()
		if err == nil {
			return nil
		}
		time.Sleep(delay) // schedule "growth=geometric .*draw=fresh"
		time.Sleep(rand.N(delay))
		if delay *= 2; delay > time.Minute {
			return err
		}
	}
}

// lookedUp draws only where the name was not found: the other failures come back together.
func lookedUp(lookUp func() (bool, error)) {
	delay := 50 * time.Millisecond
	for {
		found, err := lookUp()
		if err == nil && found {
			return
		}
		if err == nil {
			time.Sleep(rand.N(100 * time.Millisecond))
			continue
		}
		time.Sleep(delay) // want "delay doubles on every attempt .* with no random draw"
		delay = min(2*delay, 10*time.Second)
	}
}
