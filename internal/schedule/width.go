package schedule

// This file keeps how far a draw can move a delay. A fraction that is added before the delay is cut to whole seconds is
// gone after it.

import (
	"math"
)

// scaleDraws widens the draws of each factor by the size of the other.
func scaleDraws(out *value, a, b value) {
	out.draws = unionDraws(widen(a.draws, b), widen(b.draws, a))
}

func widen(draws []draw, by value) []draw {
	most := math.Max(math.Abs(by.span.lo), math.Abs(by.span.hi))
	if len(by.terms) > 0 {
		most = inf // while a recurrence is open, its span is not known
	}
	var out []draw
	for _, d := range draws {
		if most == 0 {
			continue // multiplied by nothing
		}
		d.width *= most
		out = append(out, d)
	}
	return out
}

// stretch multiplies the width of draws.
func stretch(draws []draw, by float64) []draw {
	var out []draw
	for _, d := range draws {
		d.width *= by
		out = append(out, d)
	}
	return out
}

// wholeDraws drops the draws that cutting to a whole number removes.
func wholeDraws(draws []draw) []draw {
	var out []draw
	for _, d := range draws {
		if d.width > 1 {
			out = append(out, d)
		}
	}
	return out
}
