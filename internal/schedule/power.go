package schedule

// This file is powers, shifts and remainders: where a count becomes a delay. 2^n grows geometrically with n, n^2 does
// not; a remainder keeps whatever grows below a bound.

import (
	"go/token"
	"math"
)

// product is the class of a product of two terms of one driver.
func product(a, b Class) Class {
	switch {
	case a == Fixed:
		return b
	case b == Fixed:
		return a
	case a == Geometric || b == Geometric:
		return Geometric
	}
	return Polynomial
}

// remainderOf is a%b or a&b: bounded by what the right side is.
func remainderOf(a, b value, and bool) value {
	out := merge(a, b, anyNum)
	out.draws = stretch(out.draws, 1)
	most := b.span.hi
	if !and {
		most--
	}
	for i := range out.draws {
		out.draws[i].width = math.Min(out.draws[i].width, most)
	}
	if b.span.lo >= 0 {
		out.span = span{0, most}
		if a.span.lo < 0 {
			out.span.lo = -most
		}
	}
	why := Evidence{Note: "kept below a bound by a remainder"}
	for d, t := range a.terms {
		if _, both := b.terms[d]; both {
			out.put(d, t)
			continue
		}
		t.capped, t.why, t.limit = true, why, most
		if isSymbol(d) {
			t.coef = zero
		}
		out.put(d, t)
	}
	return out
}

// powerOf is base^exp. kind says whether the result grew with the exponent.
func powerOf(base, exp value, pos token.Pos) value {
	out := merge(base, exp, base.span.pow(exp.span))
	grows := base.span.hi > 1
	for d, t := range exp.terms {
		switch {
		case isSymbol(d):
			t.coef = span{0, inf}
		case t.falls:
			continue // 2^-n falls
		case !grows:
			continue // a base of one or less does not grow
		case t.class == Fixed:
		default:
			t.factor, t.base = 0, 0
			if t.class == Linear && base.span.isExact() && t.coef.isExact() {
				t.factor = math.Pow(base.span.lo, math.Abs(t.coef.lo))
				t.base = out.span.lo
			}
			t.coef, t.share = exact(1), shareBehind(t)
			t.class, t.pos, t.at, t.counted = Geometric, pos, "", true
		}
		out.put(d, t)
	}
	for d, t := range base.terms {
		if o, both := out.terms[d]; both && o.class >= Geometric {
			continue
		}
		if !isSymbol(d) && t.class == Linear && exp.span.hi > 1 {
			t.class = Polynomial
		}
		if isSymbol(d) {
			t.coef = span{0, inf}
		}
		out.put(d, t)
	}
	out.draws = stretch(out.draws, inf)
	return out.mixed(base, exp)
}

// shiftOf is x<<n, which is x * 2^n.
func shiftOf(x, n value, pos token.Pos) value {
	n.span = n.span.meet(span{0, inf})
	power := powerOf(number(exact(2)), n, pos)
	return productOf(x, power)
}

// shiftedDown is x>>n, which is x / 2^n, or x * 2^-n: by a count that falls it rises.
func shiftedDown(x, n value, pos token.Pos) value {
	two := number(exact(2))
	if !n.falls() {
		return quotientOf(x, powerOf(two, n, pos), true)
	}
	out := productOf(x, powerOf(two, negative(n), pos))
	out.span = out.span.apply(math.Trunc)
	return out
}
