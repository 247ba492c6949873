package schedule

// This file is interval arithmetic over the real line. Bounds are float64: exact for whole numbers below 2^53, which
// is 104 days in nanoseconds, and rounded above, where no answer turns on the last digit.

import "math"

// span bounds a number from below and above; both ends are included.
type span struct{ lo, hi float64 }

var (
	inf    = math.Inf(1)
	anyNum = span{-inf, inf}
	zero   = span{0, 0}
	none   = span{inf, -inf} // no number at all
)

func (s span) empty() bool { return s.lo > s.hi }

func exact(x float64) span { return span{x, x} }

// isExact reports whether the number is known.
func (s span) isExact() bool { return s.lo == s.hi && !math.IsInf(s.lo, 0) }

// finite reports whether the number has an upper bound.
func (s span) finite() bool { return !math.IsInf(s.hi, 1) }

func (s span) hull(o span) span { return span{math.Min(s.lo, o.lo), math.Max(s.hi, o.hi)} }

// meet intersects; where the two exclude each other the code is dead and any answer holds.
func (s span) meet(o span) span {
	m := span{math.Max(s.lo, o.lo), math.Min(s.hi, o.hi)}
	if m.empty() {
		return s
	}
	return m
}

func (s span) add(o span) span {
	if s.empty() || o.empty() {
		return none
	}
	return span{sum(s.lo, o.lo, -inf), sum(s.hi, o.hi, inf)}
}

func (s span) neg() span       { return span{-s.hi, -s.lo} }
func (s span) sub(o span) span { return s.add(o.neg()) }

func (s span) mul(o span) span {
	return corners(s, o, func(a, b float64) float64 {
		if a == 0 || b == 0 {
			return 0 // an unbounded number of nothing is nothing
		}
		return a * b
	})
}

// div divides; a divisor that may be zero leaves the quotient open.
func (s span) div(o span) span {
	if s.empty() || o.empty() {
		return none
	}
	if o.lo <= 0 && o.hi >= 0 {
		if s.lo >= 0 && o.lo >= 0 {
			return span{0, inf}
		}
		return anyNum
	}
	return corners(s, o, func(a, b float64) float64 {
		if math.IsInf(b, 0) {
			return 0
		}
		return a / b
	})
}

// pow raises a base that is not negative to a power.
func (s span) pow(o span) span {
	if s.empty() || o.empty() {
		return none
	}
	if s.lo < 0 {
		return anyNum
	}
	return corners(s, o, math.Pow)
}

// apply maps the span through a function that never falls.
func (s span) apply(f func(float64) float64) span { return span{f(s.lo), f(s.hi)} }

// sum adds two ends; opposite infinities stay open.
func sum(a, b, open float64) float64 {
	if s := a + b; !math.IsNaN(s) {
		return s
	}
	return open
}

// corners takes the hull of f over the four pairs of ends.
func corners(s, o span, f func(a, b float64) float64) span {
	r := none
	if s.empty() || o.empty() {
		return r
	}
	for _, a := range [2]float64{s.lo, s.hi} {
		for _, b := range [2]float64{o.lo, o.hi} {
			x := f(a, b)
			if math.IsNaN(x) {
				return anyNum
			}
			r = r.hull(exact(x))
		}
	}
	return r
}
