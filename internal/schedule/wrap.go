package schedule

// This file follows integers past their largest value. That a product, a shift or a conversion may have wrapped is a
// mark that travels with the value: a clamp that meets it lets a delay pass that is negative, or of an unsigned type short, and is defeated.

import (
	"go/token"
	"go/types"
	"math"
)

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
	if v.wrap == defeated || v.span.hi < widest(t) {
		return v
	}
	found := false
	var first term
	at := 0
	for d, tm := range v.terms {
		if isSymbol(d) || tm.class != Geometric || tm.capped || tm.lost || tm.falls || v.span.hi == inf && tm.turns != inf {
			continue
		}
		n := tm.wrapsAt(widest(t))
		switch {
		case !found:
			found, first, at = true, tm, n
		case n != at:
			at, first.base = 0, 0 // a sum of growths: when it wraps nobody knows
		}
		first.pos = min(first.pos, tm.pos)
	}
	if !found {
		return v
	}
	if v.wrap == noWrap {
		v.wrap, v.wrapPos, v.wrapsAt, v.around = mayWrap, first.pos, at, isUnsigned(t)
		if pos.IsValid() {
			v.wrapPos = pos
		}
	}
	if first.base == 0 || at > 0 && at < v.wrapsAt {
		v.wrapsAt, v.around = at, isUnsigned(t) // multiplied by its unit it wraps sooner; by a unit that is not known, nobody knows when
	}
	return v
}

// wrapsAt is the first attempt whose value is as large as limit, counted from 1; 0 when that is not known.
func (t term) wrapsAt(limit float64) int {
	if t.base <= 0 || t.factor <= 1 {
		return 0
	}
	return int(math.Floor(math.Log(limit/t.base)/math.Log(t.factor)-1e-9)) + 2
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
