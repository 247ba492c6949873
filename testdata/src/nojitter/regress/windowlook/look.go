// Package windowlook tells how long a wait can become, from the same count that the drawn delay grows with: nobody waits for what
// it tells. A type that draws nowhere is told of.
package windowlook

import (
	"math/rand/v2"
	"time"
)

// Backoff draws each delay from a window that doubles.
type Backoff struct{ tries uint }

// Next is the next delay.
func (b *Backoff) Next() time.Duration { // schedule "growth=geometric .*draw=fresh"
	b.tries++
	return rand.N(time.Second << min(b.tries, 6))
}

// Longest is the longest that the next delay can be.
func (b *Backoff) Longest() time.Duration { // schedule "growth=geometric .*draw=none"
	return time.Second << min(b.tries+1, 6)
}

// Plain doubles and draws nothing.
type Plain struct{ tries uint }

// Next is the next delay.
func (p *Plain) Next() time.Duration { // want "doubles.*nojitter/nodraw"
	p.tries++
	return time.Second << min(p.tries, 6)
}
