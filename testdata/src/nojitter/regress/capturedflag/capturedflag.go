// Package capturedflag turns a draw off by a flag that a closure captures. Every value that the program gives the flag is
// false, so that no delay of it is ever drawn; what another flag turns on for one of two callers may be drawn.
package capturedflag

import (
	"math/rand/v2"
	"time"
)

type backoff func(attempt int) time.Duration

// Doubling is passed false by all that is seen to call it.
func Doubling(base time.Duration, jitter bool) backoff {
	return func(attempt int) time.Duration { // want "doubles.*nojitter/nodraw"
		d := base << min(attempt, 6)
		if jitter {
			d = d/2 + rand.N(d/2)
		}
		return d
	}
}

// Spread is passed true by one of two.
func Spread(base time.Duration, jitter bool) backoff {
	return func(attempt int) time.Duration { // schedule "growth=geometric .*draw=fresh"
		d := base << min(attempt, 6)
		if jitter {
			d = d/2 + rand.N(d/2)
		}
		return d
	}
}

// Late turns its flag on after it has captured it.
func Late(base time.Duration, spread func() bool) backoff {
	jitter := false
	next := func(attempt int) time.Duration { // schedule "growth=geometric .*draw=fresh"
		d := base << min(attempt, 6)
		if jitter {
			d = d/2 + rand.N(d/2)
		}
		return d
	}
	jitter = spread()
	return next
}

type client struct{ first, second, third backoff }

func newClient() *client {
	return &client{Doubling(time.Second, false), Spread(time.Second, false), Spread(time.Second, true)}
}
