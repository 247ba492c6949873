package schedule

// This file finds ceilings. A ceiling is a fact about an edge of the control-flow graph: on the side of a test where
// v <= bound holds, v is bounded, and so is all that v rises with. A test that leaves the loop ends a growing delay,
// but of a counter it is the bound on the attempts, which says nothing about the delay.

import (
	"go/token"
	"math"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// refine narrows the value of v by the facts that hold where it is used.
func (e *evaluator) refine(f *frame, v ssa.Value, val value, facts []fact) value {
	if _, isConst := v.(*ssa.Const); isConst || len(facts) == 0 {
		return val
	}
	mine := rootOf(v)
	for _, fc := range facts {
		for _, r := range fc.rels {
			if r.op == token.EQL && val.wrap != noWrap && undoes(r.x, v) {
				val.wrap = noWrap // taken back, it is the same number
			}
			theirs := r.root
			if !sameValue(mine.v, theirs.v, 0) {
				continue
			}
			if mine.down() != theirs.down() {
				r.op = mirrored[r.op] // x falls as v rises
			}
			val = e.narrow(f, v, val, mine, theirs, r, fc)
		}
		val = e.optional(f, v, val, mine, fc)
		val = e.testedElsewhere(f, v, val, fc)
	}
	return val
}

// undoes reports whether x is computed from v by one operation.
func undoes(x, v ssa.Value) bool {
	op, ok := bare(x).(*ssa.BinOp)
	return ok && (same(op.X, v) || same(op.Y, v))
}

// narrow applies one relation x op y to v, where x and v rise with the same root.
func (e *evaluator) narrow(f *frame, v ssa.Value, val value, mine, theirs root, r relation, fc fact) value {
	bound := e.use(f, r.y, fc.from)
	switch r.op {
	case token.LSS, token.LEQ:
		return e.bounded(f, v, val, mine, theirs, r, fc, bound)
	case token.GTR, token.GEQ:
		if low := boundFor(v, r.x, bound.span.lo, theirs, mine); !val.symbols() && !math.IsNaN(low) {
			if r.op == token.GTR && isWhole(v.Type()) {
				low = math.Floor(low) + 1
			}
			val.span = val.span.meet(span{low, inf})
		}
		if same(r.x, v) && bound.span.hi >= 0 {
			val.wrap = noWrap // what has wrapped negative took the other edge
		}
	case token.EQL:
		if val.wrap != noWrap && bound.span.lo != bound.span.hi {
			val.wrap = noWrap // converted back, it is the same number
		}
		if bound.isConst() && same(r.x, v) {
			val.span = val.span.meet(bound.span)
		}
	case token.NEQ:
		if bound.isConst() && bound.span == zero && isUnsigned(v.Type()) && same(r.x, v) {
			val.wrap = noWrap // shifted out, nothing is left of it; before that it is large
		}
		if bound.isConst() && bound.span == zero && val.span.lo == 0 && isWhole(v.Type()) && same(r.x, v) && !val.symbols() {
			val.span = val.span.meet(span{1, inf})
		}
	}
	return val
}

// bounded applies an upper bound.
func (e *evaluator) bounded(f *frame, v ssa.Value, val value, mine, theirs root, r relation, fc fact, bound value) value {
	top := boundFor(v, r.x, bound.span.hi, theirs, mine)
	if same(r.x, v) {
		top = r.most(top)
	}
	if math.IsNaN(top) {
		top = inf
	}
	if !val.symbols() {
		val.span = val.span.meet(span{-inf, top})
	}
	if bound.span.isExact() && top >= endless && isWhole(v.Type()) && same(r.x, v) {
		return val // the largest integer is no ceiling
	}
	if top <= 0 && val.class() == Geometric && !val.symbols() && same(r.x, v) {
		val.terms = nil // a delay that grew is above zero: only what has wrapped comes this way
		return val
	}
	leaves := e.leaves(fc)
	ends := leaves || e.p.boundsAttempts(fc, theirs.v, r.y)
	why := Evidence{Pos: r.pos(fc), Note: "bounded by a test"}
	capped, binds := false, false
	val = val.mapTerms(func(d driver, t term) term {
		if growsWith(bound, d) {
			return t
		}
		if ends && !multiplies(d, t, mine, theirs) {
			if isSymbol(d) && theirs.affine {
				t.left, t.why, t.limit = true, why, math.Min(t.limit, top)
			}
			return t // leaving on a counter bounds the attempts, not the delay
		}
		binds = binds || t.class == Geometric
		if t.capped && !isSymbol(d) {
			return t
		}
		capped = capped || t.class == Geometric
		if t.capped {
			t.limit = math.Min(t.limit, top)
			return t
		}
		t.capped, t.why, t.limit = true, why, top
		return t
	})
	switch {
	case binds && val.wrap != noWrap && e.boundsInput(f, v, r, fc) && !late(val, bound):
		val.wrap = noWrap
	case capped && val.wrap == mayWrap && leaves:
		val.wrap = noWrap // later values never exist
	case capped && val.wrap == mayWrap:
		val.wrap = defeated
	}
	return val
}

// boundsInput reports whether a relation is about what v is computed from, so that it tells what has wrapped too.
func (e *evaluator) boundsInput(f *frame, v ssa.Value, r relation, fc fact) bool {
	return !same(r.x, v) && !throughOf(r.x, v) && e.use(f, r.x, fc.from).wrap == noWrap
}

// late reports whether a bound on a count of attempts comes after the one that wraps.
func late(val, bound value) bool {
	return bound.isConst() && val.wrapsAt > 0 && bound.span.hi >= float64(val.wrapsAt)
}

// boundFor turns a bound on x into one on v; NaN when it cannot be told.
func boundFor(v, x ssa.Value, bound float64, theirs, mine root) float64 {
	if same(x, v) {
		return bound
	}
	return carry(bound, theirs, mine)
}

// most is the largest number that stands in the relation to a bound. A nanosecond is nothing to a delay, but one to a count.
func (r relation) most(bound float64) float64 {
	if r.op == token.LSS && isWhole(r.x.Type()) && bound < 1e6 {
		return math.Ceil(bound) - 1
	}
	return bound
}

// endless is a bound that no delay reaches: half of the largest int64.
const endless = 1 << 62

// boundsAttempts reports whether a test compares a counter with what an exit of its loop compares it with: `if n < tries-1`
// around a wait spares the last one, and is no clamp on the exponent.
func (p *program) boundsAttempts(fc fact, counter, bound ssa.Value) bool {
	crossed := fc.asks != nil // then a bound of the callee's is taken for one of the loop's
	for fc.asks != nil {
		c, _ := ssaread.AnsweredBy(fc.asks.cond)
		param, ok := counter.(*ssa.Parameter)
		if !ok || c.Call.IsInvoke() {
			return true // what the callee counts is no clamp on the caller's delay
		}
		fc, counter = *fc.asks, rootOf(passedBy(c, param.Parent(), param)).v
	}
	for l := p.nest(fc.from.Parent()).At(fc.from); l != nil; l = l.Parent {
		for _, exit := range l.stays() {
			for _, r := range exit.rels {
				if !sameValue(r.root.v, counter, 0) {
					continue
				}
				mine, theirs := rootOf(bound).v, rootOf(r.y).v
				if crossed || sameValue(mine, theirs, 0) || isConst(mine) && isConst(theirs) {
					return true
				}
			}
		}
	}
	return false
}

// growsWith reports whether a bound rises as the attempts go on, so that it bounds nothing. What a caller passes stays.
func growsWith(bound value, d driver) bool {
	for o, t := range bound.terms {
		if _, param := o.(*ssa.Parameter); param && o != d {
			continue
		}
		if !t.falls && (isSymbol(o) || t.class != Fixed && !t.capped) {
			return true
		}
	}
	return false
}

// multiplies reports whether the compared value grows by multiplication with d, so that leaving on it ends the growth.
func multiplies(d driver, t term, mine, theirs root) bool {
	if isSymbol(d) {
		return t.coef != exact(1) || !theirs.affine
	}
	if !theirs.affine {
		return true // a bound on 2^k bounds k
	}
	return t.class == Geometric && mine.affine
}

// leaves reports whether the other edge of a test ends the attempts: it leaves the loop, or returns a failure.
func (e *evaluator) leaves(fc fact) bool {
	fc = fc.asked()
	if fc.other == nil {
		return false // a helper chooses
	}
	if l := e.p.nest(fc.from.Parent()).At(fc.from); l != nil {
		return !l.Contains(fc.other)
	}
	b := fc.other
	for range 8 {
		if len(b.Preds) > 1 {
			return false // both sides go on from here
		}
		if len(b.Succs) != 1 {
			break
		}
		b = b.Succs[0]
	}
	if len(b.Instrs) == 0 {
		return false
	}
	switch last := b.Instrs[len(b.Instrs)-1].(type) {
	case *ssa.Panic:
		return true
	case *ssa.Return:
		return fails(last)
	}
	return false
}
