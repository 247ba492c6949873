// Package ticker draws an interval once and ticks at it, which spreads a fleet for good; a retry that draws once stays in
// its place in the crowd.
package ticker

import (
	"math/rand/v2"
	"time"
)

func refresh(load func() error, log func(error), stop <-chan struct{}) {
	t := time.NewTicker(time.Minute + rand.N(10*time.Second)) // schedule "growth=fixed .*periodic"
	defer t.Stop()
	for {
		select {
		case <-stop:
			return
		case <-t.C:
			if err := load(); err != nil {
				log(err)
			}
		}
	}
}

func connect(dial func() error) {
	gap := time.Second + rand.N(time.Second)
	for dial() != nil {
		time.Sleep(gap) // want "once.*nojitter/reuseddraw"
	}
}
