// Package ifaceseveral waits through an interface with several implementations: each is judged where it is written.
package ifaceseveral

import (
	"math/rand/v2"
	"time"
)

type Policy interface{ Delay(n int) time.Duration }

type Plain struct{ Base, Top time.Duration }

func (p Plain) Delay(n int) time.Duration { // want "doubles.*nojitter/nodraw"
	return min(p.Base<<min(n, 10), p.Top)
}

type Drawn struct{ Base, Top time.Duration }

func (d Drawn) Delay(n int) time.Duration {
	return rand.N(min(d.Base<<min(n, 10), d.Top))
}

type Steady struct{ Gap time.Duration }

func (s Steady) Delay(int) time.Duration { return s.Gap }

func Run(p Policy, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(p.Delay(n))
	}
}
