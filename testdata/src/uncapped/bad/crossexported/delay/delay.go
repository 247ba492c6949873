// Package delay offers delay functions to other packages.
package delay

import "time"

// Plain doubles without end; it has plain parameters only, so each wait for it is reported too.
func Plain(n int) time.Duration { return time.Second << n } // want "doubles.*uncapped/noceiling"

// Clamped looks at the top when the shift can have wrapped.
func Clamped(n int, top time.Duration) time.Duration { return min(time.Second<<n, top) } // want "uncapped/overflow"

// State has a receiver: it is reported here, and waits elsewhere stay silent.
type State struct{ n uint }

// Next doubles without end.
func (s *State) Next() time.Duration {
	s.n++
	return time.Second << s.n // want "doubles.*uncapped/noceiling"
}
