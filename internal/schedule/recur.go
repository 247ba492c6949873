package schedule

// This file solves recurrences. A cell (the phi at a loop's header, a place in memory, a parameter that a recursive
// call passes on) is given the symbol of itself while the value that it takes next is evaluated; from the multiple of
// the symbol in that value the class is read off:
//
//	k*self, k > 1            geometric
//	self + nothing           fixed
//	self + a fixed addend    linear
//	self + a growing addend  polynomial, or geometric with it
//	k*self, k < 1            fixed: it decays
//	self + another symbol    geometric: two that name each other are Fibonacci's
//
// Only cells are cut, never another phi on the way: a clamp phi that answers itself lets the symbol leak out. After
// the scalar evolution of compilers (Bachmann, Wang, Zima: chains of recurrences, 1994).

import (
	"go/token"
	"math"

	"golang.org/x/tools/go/ssa"
)

// mostFactor is the largest factor of a growth; a larger one turns seconds into nanoseconds.
const mostFactor = 100

// golden is the factor by which Fibonacci's numbers grow.
const golden = 1.618

// recurrence is one cell with what it starts from and what follows.
type recurrence struct {
	cell  any
	by    driver // what the solved value changes with
	turns float64
	pos   token.Pos
	init  value
	next  func() value // evaluated while the cell is a symbol
}

// solve returns the value of a cell.
func (e *evaluator) solve(r recurrence) value {
	if depth, busy := e.busy[r.cell]; busy {
		e.hit = min(e.hit, depth)
		return value{
			terms: map[driver]term{symbol{r.cell}: {coef: exact(1), limit: inf, turns: inf, bare: true}},
			span:  none,
			off:   zero,
		}
	}
	e.busy[r.cell] = len(e.busy)
	step := r.next()
	delete(e.busy, r.cell)
	return r.close(step)
}

// close reads the class off the value that the cell takes next.
func (r recurrence) close(step value) value {
	self, has := step.terms[symbol{r.cell}]
	rest := step
	rest.terms = map[driver]term{}
	others := false
	for d, t := range step.terms {
		if d == driver(symbol{r.cell}) {
			continue
		}
		others = others || isSymbol(d)
		rest.terms[d] = t
	}
	if !has {
		if _, param := r.cell.(*ssa.Parameter); !param {
			rest = rest.lagging()
		}
		return join(r.init, rest)
	}
	if others {
		for d := range rest.terms {
			if isSymbol(d) {
				delete(rest.terms, d)
			}
		}
	}
	t := r.classify(self, rest, others)
	out := join(r.init, rest)
	out.span = r.bounds(self, step, t)
	if t.class == Fixed {
		out.opaque = out.opaque || self.coef.hi > mostFactor && len(out.draws) > 0 // it may be a generator's state
		return out
	}
	if old, ok := out.terms[r.by]; ok && old.class >= t.class {
		t = joinTerms(old, t)
	}
	out.put(r.by, t)
	if t.class == Geometric && !t.capped && t.factor != golden {
		out = r.wraps(out)
	}
	return out
}

// lagging marks the symbols of other recurrences: the cell holds what they were a turn ago.
func (v value) lagging() value {
	if !v.symbols() {
		return v
	}
	return v.mapTerms(func(d driver, t term) term {
		t.lags = t.lags || isSymbol(d)
		return t
	})
}

// classify is the table at the head of this file.
func (r recurrence) classify(self term, rest value, others bool) term {
	t := term{
		coef: exact(1), capped: self.capped, why: self.why, limit: self.limit, opaque: self.opaque, lost: self.lost,
		turns: r.turns, pos: r.pos, at: self.at, told: self.told, share: shareBehind(self),
	}
	if self.pos.IsValid() {
		t.pos = self.pos
	}
	const near = 1e-9
	_, fastest := rest.growth()
	switch {
	case r.turns == 0:
		t.class = Fixed // wanted on the first turn only
	case self.coef.hi > mostFactor && !math.IsInf(self.coef.hi, 1):
		t.class = Fixed // a change of unit
	case self.coef.hi > 1+near:
		t.class = Geometric
		t.capped = t.capped || self.left
		if !math.IsInf(self.coef.hi, 0) {
			t.factor = self.coef.hi
		}
		if self.lags {
			t.factor = golden
		}
		t.base = r.firstValue(rest)
	case self.coef.hi < 1-near:
		t.class = Fixed
	case others && self.summed:
		t.class, t.factor, t.base = Geometric, golden, r.firstValue(rest)
	case fastest.class == Geometric:
		t.class, t.factor = Geometric, fastest.factor
		t.capped = self.capped && fastest.capped
		t.opaque = t.opaque || fastest.opaque
		if fastest.pos.IsValid() {
			t.pos = fastest.pos
		}
	case fastest.class != Fixed:
		t.class = Polynomial
	case rest.off == zero && len(rest.draws) == 0:
		t.class = Fixed
	default:
		t.class, t.coef = Linear, rest.off
		t.falls = rest.off.hi <= 0
		if t.falls {
			t.capped = false
		}
	}
	return t
}

// firstValue is what the cell starts from, when that is known; a start of zero means that a branch sets the base.
func (r recurrence) firstValue(rest value) float64 {
	for _, s := range []span{r.init.span, rest.span} {
		if !s.empty() && s.lo > 0 && !math.IsInf(s.lo, 0) {
			return s.lo
		}
	}
	return 0
}

// bounds computes the numbers that the cell takes in at most turns steps.
func (r recurrence) bounds(self term, step value, t term) span {
	start := r.init.span
	if !step.span.empty() {
		start = start.hull(step.span)
	}
	out := start
	off := step.off
	switch {
	case t.class == Fixed && self.coef.hi < 1:
		return out.hull(zero)
	case t.class == Fixed:
		return out
	case t.class == Linear:
		out = out.hull(start.add(off.mul(span{0, r.turns})))
	case t.class == Geometric && self.coef.hi > 1 && start.hi > 0:
		out.hi = math.Max(out.hi, geometricAfter(start.hi, self.coef.hi, off.hi, r.turns))
		if start.lo < 0 {
			out.lo = -inf
		}
	case start.lo >= 0 && off.lo >= 0:
		out.hi = inf
	default:
		out = anyNum
	}
	if (t.capped || self.left && t.class == Linear) && self.limit < inf {
		out.hi = math.Min(out.hi, math.Max(start.hi, self.limit+math.Max(off.hi, 0)))
		if t.class == Geometric && start.isExact() && start.lo > 0 && off == zero && self.coef.isExact() && len(step.draws) == 0 {
			out.hi = math.Min(out.hi, lastBelow(start.lo, self.coef.lo, self.limit))
		}
	}
	return out
}

// lastBelow is the largest a*k^n up to a limit: where a test stops the growth, the limit itself is not reached.
func lastBelow(a, k, limit float64) float64 {
	const near = 1e-9
	return a * math.Pow(k, math.Max(0, math.Floor(math.Log(limit/a)/math.Log(k)+near)))
}

// geometricAfter is a*k^n + c*(k^n-1)/(k-1).
func geometricAfter(a, k, c, n float64) float64 {
	p := math.Pow(k, n)
	x := a * p
	if c != 0 {
		x += c * (p - 1) / (k - 1)
	}
	if math.IsNaN(x) {
		return inf
	}
	return x
}

// wraps marks a whole number that doubles on with nothing to stop it.
func (r recurrence) wraps(v value) value {
	if phi, ok := r.cellValue(); ok && isWhole(phi.Type()) {
		return wrapping(v, phi.Type(), r.pos)
	}
	return v
}

func (r recurrence) cellValue() (ssa.Value, bool) {
	switch c := r.cell.(type) {
	case phiCell:
		return c.phi, true
	case *ssa.Parameter:
		return c, true
	}
	return nil, false
}
