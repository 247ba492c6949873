package schedule

// This file evaluates an entry of a table of delays that is indexed by the attempt, or ranged over. A table is a schedule
// by its last entry: it has a ceiling. It grows linearly when its steps are equal, geometrically when they widen.

import (
	"math"

	"golang.org/x/tools/go/ssa"
)

// class tells how the entries grow: a table that falls again on the way is no growth.
func (t table) class() Class {
	first, last, steps := math.NaN(), math.NaN(), 0
	prev := math.NaN()
	for _, x := range t.entries {
		if x < prev {
			return Fixed
		}
		if !math.IsNaN(prev) && prev > 0 && x > prev {
			if steps++; steps == 1 {
				first = x - prev
			}
			last = x - prev
		}
		prev = x
	}
	switch {
	case steps == 0:
		return Fixed
	case steps == 1 && prev >= 2*t.entries[0] && t.entries[0] > 0, last > first*1.01:
		return Geometric
	}
	return Linear
}

// tableValue is an entry at an index that may vary.
func (e *evaluator) tableValue(t table, index value) value {
	out := value{span: none, draws: index.draws, opaque: index.opaque}
	for i, x := range t.entries {
		if index.symbols() || float64(i) >= index.span.lo && float64(i) <= index.span.hi {
			out.span = out.span.hull(exact(x))
		}
	}
	if out.span.empty() {
		out.span = exact(t.entries[len(t.entries)-1])
	}
	if t.open {
		out.span = span{0, inf}
	}
	class := t.class()
	for d, o := range index.terms {
		if isSymbol(d) || o.falls || class == Fixed {
			continue
		}
		o.class, o.factor, o.capped, o.limit = class, 0, true, out.span.hi
		o.entries = nil
		if one := o.coef == exact(1) && index.span.lo <= 0; one && len(index.terms) == 1 && !t.open {
			o.entries = t.entries
		}
		o.why = Evidence{Pos: t.pos, Note: "a table ends with its last entry"}
		o.pos = t.pos
		out.put(d, o)
	}
	return out
}

// length is the number of entries of a list, for the turns of a loop over it.
func (e *evaluator) length(f *frame, v ssa.Value) value {
	if n, ok := e.lengthOf(f, v); ok {
		return n
	}
	switch v := v.(type) {
	case *ssa.Const:
		return number(zero)
	case *ssa.MakeSlice:
		return e.use(f, v.Len, v.Block())
	case *ssa.Slice:
		if n, known := constNumber(v.High); known && v.Low == nil {
			return number(exact(n)) // such as make([]error, 0, 5)
		}
	}
	if t, ok := e.table(f, v); ok && !t.open {
		return number(exact(float64(len(t.entries))))
	}
	return number(span{0, inf})
}
