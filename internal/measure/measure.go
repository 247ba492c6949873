// Package measure turns a retry schedule, as the engine read it from code, into numbers that can be computed with. It
// guesses nothing: where a number is not proven, the answer is that it is unknown.
package measure

import (
	"github.com/backofflint/backofflint/internal/fleet"
	"github.com/backofflint/backofflint/internal/schedule"
)

// Attempts is what bounds the attempts of a schedule: yes with the number, or 0 where that is no constant.
func Attempts(s *schedule.Schedule) (schedule.Answer, int) {
	switch {
	case s.Bound != nil:
		return s.Bound.Counted, s.Bound.Attempts
	case s.Attempts > 0 && (s.Growth != schedule.Fixed || s.Policy): // a fixed delay has no growth to count
		return schedule.Yes, s.Attempts
	}
	return schedule.Unknown, 0
}

// Deadline tells whether a schedule looks at wall-clock time between its attempts, and whether it heeds a word to stop.
func Deadline(s *schedule.Schedule) (deadline schedule.Answer, stop bool) {
	if s.Bound == nil {
		return schedule.Unknown, false
	}
	return s.Bound.Deadline, s.Bound.Stop
}

// Plan gives the numbers of a schedule; false when a delay, or the window that it is drawn from, is unknown.
func Plan(s *schedule.Schedule) (fleet.Plan, bool) {
	p := fleet.Plan{Base: scaled(s.Base, 1+s.Over), Growth: growth(s.Growth), Factor: factor(s)}
	if s.Growth == schedule.Geometric {
		p.Step = scaled(s.Step, 1+s.Over)
	}
	var counted schedule.Answer
	counted, p.Attempts = Attempts(s)
	p.Trailing = s.Bound != nil && p.Attempts > 0 && s.Bound.Times >= p.Attempts
	switch {
	case s.Growth == schedule.Fixed:
	case s.Largest > 0:
		if p.Ceiling = s.Largest; !s.Plateau {
			p.Ceiling = scaled(s.Largest, 1+s.Over)
		}
	case s.Ceiling != schedule.No && (counted != schedule.Yes || p.Attempts <= 0):
		return p, false // a ceiling whose value is unknown, or not known to be none
	}
	drawn := false
	if p.Jitter, p.Window, drawn = Jitter(s); !drawn {
		return p, false
	}
	if p.Jitter == fleet.Proportional { // the engine's delays end where the window ends, those of a plan lie in its middle
		middle := 1 - s.Window/2
		p.Base, p.Step, p.Ceiling = scaled(p.Base, middle), scaled(p.Step, middle), scaled(p.Ceiling, middle)
	}
	return p, p.Known()
}

// Jitter is the kind of the draw, of a proportional one with the share of the delay on either side; false when it is
// unknown. A draw that all clients make alike is none.
func Jitter(s *schedule.Schedule) (kind fleet.Jitter, window float64, ok bool) {
	const near = 1e-6
	switch {
	case s.Draw == schedule.DrawNone, s.Draw == schedule.DrawSeeded:
		return fleet.None, 0, true
	case s.Draw != schedule.DrawFresh || s.Window <= 0:
		return fleet.None, 0, false
	case s.Window > 1-near:
		return fleet.Full, 0, true
	case s.Window > 0.5-near && s.Window < 0.5+near:
		return fleet.Equal, 0, true
	}
	return fleet.Proportional, s.Window / (2 - s.Window), true
}

func growth(c schedule.Class) fleet.Growth {
	switch c {
	case schedule.Linear:
		return fleet.Linear
	case schedule.Polynomial:
		return fleet.Polynomial
	case schedule.Geometric:
		return fleet.Geometric
	}
	return fleet.Fixed
}

// factor is what fleet.Growth says of it; 0 when unknown, as the exponent of a power always is.
func factor(s *schedule.Schedule) float64 {
	if s.Growth == schedule.Linear && s.Base > 0 {
		return float64(s.Step) / float64(s.Base)
	}
	return s.Factor
}
