// Package policy has one delay with state and no draw: see its client.
package policy

import (
	"math/rand/v2"
	"time"
)

// Backoff doubles, and draws on each call.
type Backoff struct{ cur time.Duration }

// Next answers a delay from nothing up to the doubled one.
func (b *Backoff) Next() time.Duration { // schedule "growth=geometric .*draw=fresh"
	b.cur = min(max(2*b.cur, time.Second), time.Minute)
	return rand.N(b.cur)
}
