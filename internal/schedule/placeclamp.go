package schedule

// This file finds the test that clamps a place in memory, wherever it stands in the function that makes the place grow,
// in what that function calls, or around each call of it. Of a counter, a test that leaves is the bound on the attempts,
// and only one that stores something else there is a clamp.

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// clampedPlace looks for a test of the place, or of the value just stored in it, that clamps it: for a growing value
// any upper bound in the function, for a counter one whose failing side stores something else there.
func (e *evaluator) clampedPlace(f *frame, cell placeCell, s store, val value, self term) value {
	if self.capped {
		return val
	}
	limit, why, ok := e.clampBelow(f, cell, s, self)
	if !ok {
		limit, why, ok = e.clampAbove(f, cell, s, self, false)
	}
	switch {
	case ok:
		self.capped, self.limit, self.why = true, limit, why
	case self.coef == exact(1) && !self.left:
		if limit, why, ok = e.clampAbove(f, cell, s, self, true); !ok {
			return val
		}
		self.left, self.limit, self.why = true, limit, why
	default:
		return val
	}
	return val.mapTerms(func(d driver, t term) term {
		if d == driver(symbol{cell}) {
			return self
		}
		return t
	})
}

// clampBelow looks for a clamp in the function that stores, and in those that it calls.
func (e *evaluator) clampBelow(f *frame, cell placeCell, s store, self term) (limit float64, why Evidence, ok bool) {
	for _, fn := range e.p.clampers(s.instr.Parent()) {
		if limit, why, ok = e.clampIn(f, cell, s, fn, self); ok {
			return limit, why, true
		}
	}
	return 0, Evidence{}, false
}

// clampIn looks for a clamp in one function.
func (e *evaluator) clampIn(f *frame, cell placeCell, s store, fn *ssa.Function, self term) (limit float64, why Evidence, ok bool) {
	for _, w := range e.p.boundingWays(fn) {
		if limit, why, ok = e.clampOn(f, cell, s, w, self, false); ok {
			return limit, why, true
		}
	}
	return 0, Evidence{}, false
}

// clampAbove looks whether the function that stores is only called where the place lies below a bound, or, unless attempts
// are counted, from functions that clamp the place.
func (e *evaluator) clampAbove(f *frame, cell placeCell, s store, self term, counts bool) (limit float64, why Evidence, ok bool) {
	return e.calledBelow(s.instr.Parent(), 0, func(call ssa.CallInstruction) (limit float64, why Evidence, ok bool) {
		limit, why, ok = e.clampOn(f, cell, s, way{facts: e.p.withReplies(e.p.factsAt(call.Block()))}, self, counts)
		if !ok && !counts {
			limit, why, ok = e.clampIn(f, cell, s, call.Parent(), self)
		}
		return limit, why, ok
	})
}

// calledBelow looks whether each call of fn, or each one of what calls it, stands where a bound is found.
func (e *evaluator) calledBelow(fn *ssa.Function, depth int, at func(ssa.CallInstruction) (float64, Evidence, bool)) (limit float64, why Evidence, ok bool) {
	if depth > maxHelpers {
		return 0, Evidence{}, false
	}
	for _, call := range e.p.allCalls(fn) {
		if e.steps++; e.exhausted() {
			return 0, Evidence{}, false
		}
		below, because, found := at(call)
		if !found {
			below, because, found = e.calledBelow(call.Parent(), depth+1, at)
		}
		if !found {
			return 0, Evidence{}, false
		}
		limit, why, ok = max(limit, below), because, true
	}
	return limit, why, ok
}

// clampOn looks for an upper bound on the place, or on the value just stored in it, among what one way to an edge tells.
// Of a counter, a test that stores nothing there is the bound on the attempts, which counts only where that is asked for.
func (e *evaluator) clampOn(f *frame, cell placeCell, s store, w way, self term, counts bool) (limit float64, why Evidence, ok bool) {
	for _, fc := range w.facts {
		for _, r := range fc.rels {
			if !r.boundsAbove() || !e.speaksOf(r, cell.at, s) {
				continue
			}
			if self.coef == exact(1) && !counts && !e.resets(cell.at, s, fc.asked().other) {
				continue
			}
			in := e.frameOf(f, fc.from.Parent())
			if e.excluded(in, slices.Concat(w.facts, e.p.factsAt(fc.from))) || e.settingOff(in, r.y) && !isConst(r.y) {
				continue // no value of the program sets this bound
			}
			bound := e.use(in, r.y, fc.from)
			if growsWith(bound, symbol{cell}) {
				continue
			}
			limit := r.most(bound.span.hi)
			if _, isLoad := bare(r.x).(*ssa.UnOp); !isLoad && bare(r.x) != bare(s.val) {
				limit = inf
			}
			return limit, Evidence{Pos: r.pos(fc), Note: "clamped"}, true
		}
	}
	return 0, Evidence{}, false
}

// clampedByStores bounds what a place grows to by a store that gives it no more than what it held, such as
// `b.cur = min(b.cur, b.top)`, in the function that makes it grow, in one that that calls, or in all that call it.
func (e *evaluator) clampedByStores(cell placeCell, given []storedValue) []storedValue {
	self := symbol{cell}
	for _, clamp := range given {
		bound, ok := clamp.val.terms[self]
		if !ok || !bound.capped || bound.coef != exact(1) || bound.falls {
			continue
		}
		for i, g := range given {
			t, grows := g.val.terms[self]
			if !grows || t.capped || g.store == clamp.store || !e.p.clampsFor(g.store.instr.Parent(), clamp.store.instr.Parent()) {
				continue
			}
			given[i].val = g.val.mapTerms(func(d driver, t term) term {
				if d == driver(self) {
					t.capped, t.limit, t.why = true, inf, bound.why
				}
				return t
			})
		}
	}
	return given
}

// speaksOf reports whether a bound is on the place, or on what s stores in it, or on what rises with one of them.
func (e *evaluator) speaksOf(r relation, at place, s store) bool {
	if r.root.v == s.val || sameValue(r.x, s.val, 0) {
		return true
	}
	load, ok := r.root.v.(*ssa.UnOp)
	return ok && load.Op == token.MUL && e.p.isPlace(load.X, at, s)
}

// isPlace reports whether an address is that of the place, or the pointer that a function stores through.
func (p *program) isPlace(addr ssa.Value, at place, s store) bool {
	own := p.placeOf(addr)
	if own == at {
		return true
	}
	for _, h := range p.handed[at] {
		if h.to == own {
			return true
		}
	}
	through, ok := storeAddr(s.instr)
	return ok && own.of != nil && own == p.placeOf(through)
}

// clampers are the functions in which a clamp on what fn stores may stand: itself, and those that it calls, as many as
// are not too long together.
func (p *program) clampers(fn *ssa.Function) []*ssa.Function {
	found, blocks := []*ssa.Function{fn}, len(fn.Blocks)
	for _, callee := range p.runs(fn) {
		if blocks < maxReach && !slices.Contains(found, callee) {
			found, blocks = append(found, callee), blocks+len(callee.Blocks)
		}
	}
	return found
}

// clampsFor reports whether a clamp in a function is one on what fn stores.
func (p *program) clampsFor(fn, in *ssa.Function) bool {
	if slices.Contains(p.clampers(fn), in) {
		return true
	}
	calls := p.allCalls(fn)
	return len(calls) > 0 && !slices.ContainsFunc(calls, func(c ssa.CallInstruction) bool { return c.Parent() != in })
}

// resets reports whether the straight line from b stores in the place, before other paths join it.
func (e *evaluator) resets(at place, s store, b *ssa.BasicBlock) bool {
	for range 4 {
		for _, instr := range b.Instrs {
			if st, ok := instr.(*ssa.Store); ok && e.p.isPlace(st.Addr, at, s) {
				return true
			}
		}
		if len(b.Succs) != 1 || len(b.Succs[0].Preds) != 1 {
			return false
		}
		b = b.Succs[0]
	}
	return false
}
