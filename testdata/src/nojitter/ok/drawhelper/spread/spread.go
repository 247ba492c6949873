// Package spread draws around a delay, for other packages.
package spread

import (
	"math/rand/v2"
	"time"
)

// Around draws from half to one and a half times d.
func Around(d time.Duration) time.Duration { return d/2 + rand.N(d) }

// Delay draws up to a doubled second.
func Delay(attempt int) time.Duration { // schedule "growth=geometric .*draw=fresh"
	return rand.N(min(time.Second<<min(attempt, 6), time.Minute))
}
