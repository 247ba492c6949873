// Package optionexponent clamps the exponent, and only where an option asks for a ceiling.
//
// WANTED: no report, since a ceiling behind an option counts. What holds where a function returns is read from the tests
// that every path to the return has passed; here one path has passed the option and the other one the clamp.
package optionexponent

import "time"

// Policy has an optional ceiling.
type Policy struct{ Base, Most time.Duration }

// Delays returns the delay of each attempt.
func (p *Policy) Delays() func(int) time.Duration {
	return func(n int) time.Duration {
		if p.Most > 0 {
			if n > 8 {
				return p.Most
			}
		}
		return p.Base << n // want "doubles.*uncapped/noceiling"
	}
}
