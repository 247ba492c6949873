// Package callerclamps chooses a delay function through an interface, and every wait that uses it clamps what it answers: then
// the function needs no ceiling of its own. Where one wait does not, it does.
package callerclamps

import "time"

type strategy interface{ next(n int) time.Duration }

type doubling struct{ unit time.Duration }

func (s doubling) next(n int) time.Duration { return s.unit << n } // schedule "growth=geometric .*ceiling=yes"

type steady struct{ unit time.Duration }

func (s steady) next(int) time.Duration { return s.unit }

func clamped(s strategy, most time.Duration, op func() error) {
	for n := 0; op() != nil; n++ {
		d := s.next(n)
		if d <= 0 || d > most {
			d = most
		}
		time.Sleep(d)
	}
}

type policy interface{ gap(n int) time.Duration }

type growing struct{ unit time.Duration }

func (p growing) gap(n int) time.Duration { return p.unit << n } // want "doubles.*uncapped/noceiling"

type flat struct{ unit time.Duration }

func (p flat) gap(int) time.Duration { return p.unit }

func plain(p policy, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(p.gap(n))
	}
}
