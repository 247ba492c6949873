package schedule

// This file is minimum and maximum: a minimum is a ceiling where one side does not grow, a maximum is a floor.

import (
	"go/token"
	"math"
)

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
			t.share = shareBehind(t)
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
			v.wrap, v.wrapPos, v.wrapsAt, v.around = defeated, o.wrapPos, o.wrapsAt, o.around
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
