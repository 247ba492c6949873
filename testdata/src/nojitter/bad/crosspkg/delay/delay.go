// Package delay computes delays for other packages of the module.
package delay

import (
	"math/rand/v2"
	"time"
)

// Plain has plain parameters only, so each wait for it is reported too.
func Plain(attempt int) time.Duration { // want "doubles.*nojitter/nodraw"
	return min(time.Second<<min(attempt, 6), time.Minute)
}

// State has a receiver: it is reported here, and waits elsewhere stay silent.
type State struct{ Cur time.Duration }

// Next answers the delay and doubles it.
func (s *State) Next() time.Duration { // want "doubles.*nojitter/nodraw"
	d := s.Cur
	s.Cur = min(s.Cur*2, time.Minute)
	return d
}

// Drawn is a fresh draw up to the doubled delay.
func Drawn(attempt int) time.Duration { return rand.N(Plain(attempt)) }
