package schedule

// This file is arithmetic on abstract values: how growth, ceilings, draws and bounds pass through an operator.
// Growth belongs to the operator over the operand that varies: 2^n grows geometrically, n^2 does not.

import (
	"math"
)

// sumOf is a+b, or a-b. A sum has a ceiling for a driver when its fastest part has.
func sumOf(a, b value, minus bool) value {
	if minus {
		b = negative(b)
	}
	out := combine(a, b, span.add)
	for d, t := range a.terms {
		o, both := b.terms[d]
		switch {
		case !both:
			t.share = shareBeside(t, b)
			out.put(d, t)
		case t.class == o.class:
			t.share = shareOfSum(t, o)
			t.coef = t.coef.add(o.coef)
			t.capped = t.capped && o.capped
			t.limit += o.limit
			t.falls = t.falls && o.falls
			t.lags = t.lags || o.lags
			t.factor = math.Max(t.factor, o.factor)
			t.base += o.base
			out.put(d, t)
		case t.class > o.class:
			t.share = shareBeside(t, b)
			out.put(d, t)
		default:
			o.share = shareBeside(o, a)
			out.put(d, o)
		}
	}
	for d, t := range b.terms {
		if _, both := a.terms[d]; !both {
			t.share = shareBeside(t, a)
			out.put(d, t)
		}
	}
	out.shiftBase(a, b)
	out.shiftBase(b, a)
	if a.symbols() && b.symbols() {
		out = out.mapTerms(func(d driver, t term) term {
			t.summed = t.summed || isSymbol(d) && (!hasTerm(a, d) || !hasTerm(b, d))
			return t
		})
	}
	return out.mixed(a, b)
}

func hasTerm(v value, d driver) bool {
	_, has := v.terms[d]
	return has
}

// mixed notes for each growing term that the other operand may hide a draw. Paths that merely merge do not mix: a
// delay that the server gives on one path says nothing about the growth on another.
func (v value) mixed(a, b value) value {
	if !a.hides() && !b.hides() {
		return v
	}
	return v.mapTerms(func(d driver, t term) term {
		t.opaque = t.opaque || b.hides() && hasTerm(a, d) || a.hides() && hasTerm(b, d)
		return t
	})
}

// shiftBase adds a constant to the first values of what the other side grows with.
func (v *value) shiftBase(constant, other value) {
	if !constant.isConst() {
		return
	}
	for d := range other.terms {
		t := v.terms[d]
		if t.base != 0 {
			t.base += constant.span.lo
		}
		v.put(d, t)
	}
}

func negative(v value) value {
	out := v.mapTerms(func(d driver, t term) term {
		t.coef, t.base = t.coef.neg(), 0
		if isSymbol(d) {
			t.limit = inf
		} else {
			t.falls = !t.falls
			t.capped = t.capped && t.falls
		}
		return t
	})
	out.span = v.span.neg()
	out.off = v.off.neg()
	return out
}

// combine starts the result of an operator that acts on the symbol's addend as on the number.
func combine(a, b value, op func(a, b span) span) value {
	out := merge(a, b, op(a.span, b.span))
	if a.symbols() || b.symbols() {
		out.off = op(a.offset(), b.offset())
	}
	return out
}

// merge starts the result of an operator: what both sides carry, without their terms.
func merge(a, b value, s span) value {
	out := value{span: s, draws: unionDraws(a.draws, b.draws), opaque: a.opaque || b.opaque, clock: a.clock || b.clock, window: a.window || b.window}
	out.takeWrap(a)
	out.takeWrap(b)
	return out
}

// productOf is a*b. A product has a ceiling for a driver when every factor that grows with it has.
func productOf(a, b value) value {
	if b.symbols() && !a.symbols() {
		a, b = b, a
	}
	out := combine(a, b, span.mul)
	scaleDraws(&out, a, b)
	for d, t := range a.terms {
		out.put(d, scaled(d, t, b))
	}
	for d, t := range b.terms {
		o, both := out.terms[d]
		if !both {
			out.put(d, scaled(d, t, a))
			continue
		}
		if isSymbol(d) {
			o.coef = span{0, inf} // a square
		}
		o.capped = o.capped && t.capped
		o.class = product(a.terms[d].class, t.class)
		if o.share != t.share || t.share != 0 {
			o.share = unsure
		}
		o.factor = math.Max(o.factor, t.factor)
		out.put(d, o)
	}
	return out.mixed(a, b)
}

// scaled is the term of a factor after multiplying by the other factor.
func scaled(d driver, t term, by value) term {
	t.share = shareOfProduct(t, by)
	switch {
	case by.span.isExact() && by.fixed():
		t.base *= by.span.lo
	case len(by.draws) > 0 && t.share <= 1:
		t.base *= by.span.hi
	default:
		t.base = 0
	}
	if !isSymbol(d) {
		if by.span.hi < 0 {
			t.falls = !t.falls
		}
		t.coef = t.coef.mul(by.span)
		return t
	}
	if by.symbols() {
		t.coef = span{0, inf}
		return t
	}
	t.coef = t.coef.mul(by.span)
	if by.span.hi > 0 && t.limit != inf {
		t.limit *= by.span.hi
	}
	return t
}

// quotientOf is a/b; whole tells that the result is cut to an integer.
func quotientOf(a, b value, whole bool) value {
	out := combine(a, b, span.div)
	for d, t := range a.terms {
		if b.isConst() {
			t.base /= b.span.lo
		} else {
			t.base, t.share = 0, shareBehind(t)
		}
		if !isSymbol(d) {
			t.coef = t.coef.div(b.span)
		} else {
			t.coef = t.coef.div(b.span)
			if b.span.lo > 0 {
				t.limit /= b.span.lo
			} else {
				t.limit = inf
			}
		}
		out.put(d, t)
	}
	for d, t := range b.terms {
		if _, both := out.terms[d]; !both && !isSymbol(d) {
			t.falls, t.class = true, Fixed // it falls; whatever it falls to bounds it
			out.put(d, t)
		}
	}
	least := math.Min(math.Abs(b.span.lo), math.Abs(b.span.hi))
	if b.span.lo <= 0 && b.span.hi >= 0 {
		least = 1
	}
	out.draws = stretch(out.draws, 1/math.Max(least, 1e-300))
	if whole {
		out.span = out.span.apply(math.Trunc)
		out.draws = wholeDraws(out.draws)
	}
	return out.mixed(a, b)
}

func isSymbol(d driver) bool {
	_, ok := d.(symbol)
	return ok
}
