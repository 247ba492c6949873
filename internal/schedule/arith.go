package schedule

// This file is arithmetic on abstract values: how growth, ceilings, draws and bounds pass through an operator.
// Growth belongs to the operator over the operand that varies: 2^n grows geometrically, n^2 does not.

import (
	"go/token"
	"go/types"
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
			out.put(d, t)
		case t.class == o.class:
			t.coef = t.coef.add(o.coef)
			t.capped = t.capped && o.capped
			t.limit += o.limit
			t.falls = t.falls && o.falls
			t.lags = t.lags || o.lags
			t.factor = math.Max(t.factor, o.factor)
			t.base += o.base
			out.put(d, t)
		case t.class > o.class:
			out.put(d, t)
		default:
			out.put(d, o)
		}
	}
	for d, t := range b.terms {
		if _, both := a.terms[d]; !both {
			out.put(d, t)
		}
	}
	out.shiftBase(a, b)
	out.shiftBase(b, a)
	if a.symbols() && b.symbols() {
		out = out.mapTerms(func(d driver, t term) term {
			t.summed = t.summed || isSymbol(d) && !(hasTerm(a, d) && hasTerm(b, d))
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
	out := value{span: s, draws: unionDraws(a.draws, b.draws), opaque: a.opaque || b.opaque, clock: a.clock || b.clock}
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
		o.factor = math.Max(o.factor, t.factor)
		out.put(d, o)
	}
	return out.mixed(a, b)
}

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

// scaled is the term of a factor after multiplying by the other factor.
func scaled(d driver, t term, by value) term {
	if by.span.isExact() && by.fixed() {
		t.base *= by.span.lo
	} else {
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

// quotientOf is a/b; whole tells that the result is cut to an integer.
func quotientOf(a, b value, whole bool) value {
	out := combine(a, b, span.div)
	for d, t := range a.terms {
		if b.isConst() {
			t.base /= b.span.lo
		} else {
			t.base = 0
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
			t.coef = exact(1)
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

// leastOf is min(a, b): one side without growth, or with a ceiling, bounds the other.
func leastOf(a, b value, pos token.Pos) value {
	out := combine(a, b, func(a, b span) span { return span{math.Min(a.lo, b.lo), math.Min(a.hi, b.hi)} })
	if a.symbols() != b.symbols() {
		out.off = zero
		out.span = a.span.hull(b.span)
		if a.symbols() {
			out.off = a.off
		} else {
			out.off = b.off
		}
	}
	clamped := false
	bound := func(x, other value) {
		for d, t := range x.terms {
			o, both := other.terms[d]
			clamped = clamped || !t.capped && (!both || o.capped)
			switch {
			case !both:
				t.capped, t.limit, t.why = true, other.span.hi, Evidence{Pos: pos, Note: "clamped by min"}
			case o.capped && !t.capped:
				t.capped, t.limit, t.why = true, o.limit, o.why
			case !t.capped && o.class < t.class:
				t = o // two that grow: the slower bounds the faster
			}
			out.put(d, t)
		}
	}
	bound(b, a)
	bound(a, b)
	if clamped {
		out.clampWrap(a, b)
	}
	return out
}

// clampWrap records that a value which may have wrapped has met its clamp.
func (v *value) clampWrap(operands ...value) {
	for _, o := range operands {
		if o.wrap == mayWrap {
			v.wrap, v.wrapPos, v.wrapsAt = defeated, o.wrapPos, o.wrapsAt
		}
	}
}

// greatestOf is max(a, b).
func greatestOf(a, b value) value {
	out := join(a, b)
	for d := range out.terms {
		if isSymbol(d) {
			t := out.terms[d]
			t.coef.lo = t.coef.hi
			out.terms[d] = t
		}
	}
	if !out.symbols() {
		out.span = span{math.Max(a.span.lo, b.span.lo), math.Max(a.span.hi, b.span.hi)}
	}
	if b.fixed() && b.span.lo >= 0 || a.fixed() && a.span.lo >= 0 {
		out.wrap = noWrap // a floor catches what has wrapped
	}
	return out
}

// toInteger is a conversion of a float, or of a wider integer, to t.
func toInteger(v value, t types.Type) value {
	if !v.span.empty() {
		v.span = v.span.apply(math.Trunc)
	}
	v.draws = wholeDraws(v.draws)
	return wrapping(v, t, token.NoPos)
}

// wrapping marks an integer result that can pass the largest number of its type: it grows geometrically without a
// ceiling, for as long as nobody knows. Turns that are bounded by a constant from an unknown base are unknown.
func wrapping(v value, t types.Type, pos token.Pos) value {
	if v.wrap != noWrap || v.span.hi < widest(t) {
		return v
	}
	for d, tm := range v.terms {
		if isSymbol(d) || tm.class != Geometric || tm.capped || tm.falls {
			continue
		}
		if v.span.hi == inf && tm.turns != inf {
			continue
		}
		v.wrap, v.wrapPos, v.wrapsAt = mayWrap, tm.pos, 0
		if tm.base > 0 && tm.factor > 1 {
			v.wrapsAt = int(math.Floor(math.Log(widest(t)/tm.base)/math.Log(tm.factor)-1e-9)) + 2
		}
		if pos.IsValid() {
			v.wrapPos = pos
		}
		return v
	}
	return v
}

// widest is one more than the largest number of an integer type; +Inf for a float.
func widest(t types.Type) float64 {
	b, ok := t.Underlying().(*types.Basic)
	if !ok || b.Info()&types.IsInteger == 0 {
		return inf
	}
	switch b.Kind() {
	case types.Int8:
		return 1 << 7
	case types.Uint8:
		return 1 << 8
	case types.Int16:
		return 1 << 15
	case types.Uint16:
		return 1 << 16
	case types.Int32:
		return 1 << 31
	case types.Uint32:
		return 1 << 32
	case types.Uint, types.Uint64, types.Uintptr:
		return 1 << 64
	}
	return 1 << 63
}

func isSymbol(d driver) bool {
	_, ok := d.(symbol)
	return ok
}
