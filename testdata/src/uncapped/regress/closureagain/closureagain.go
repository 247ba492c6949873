// Package closureagain has closures that run themselves again through the variable that holds them. What one passes on
// doubles, with nothing to bound it; what another passes on is clamped, or stays as it was.
package closureagain

import (
	"math/rand/v2"
	"time"
)

func open(send func() error) {
	var submit func(delay time.Duration)
	submit = func(delay time.Duration) {
		if send() == nil {
			return
		}
		time.Sleep(delay/2 + rand.N(delay/2))
		submit(delay * 2) // want "uncapped/noceiling"
	}
	submit(50 * time.Millisecond)
}

func clamped(send func() error) {
	var submit func(delay time.Duration)
	submit = func(delay time.Duration) {
		if send() == nil {
			return
		}
		time.Sleep(delay/2 + rand.N(delay/2)) // schedule "growth=geometric .*ceiling=yes"
		submit(min(delay*2, time.Minute))
	}
	submit(50 * time.Millisecond)
}

func same(send func() error) {
	var submit func(delay time.Duration)
	submit = func(delay time.Duration) {
		if send() == nil {
			return
		}
		time.Sleep(delay) // schedule "growth=fixed"
		submit(delay)
	}
	submit(50 * time.Millisecond)
}
