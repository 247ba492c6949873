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
		coef: exact(1), capped: self.capped, why: self.why, limit: self.limit, opaque: self.opaque,
		turns: r.turns, pos: r.pos, at: self.at, told: self.told,
	}
	if self.pos.IsValid() {
		t.pos = self.pos
	}
	const near = 1e-9
	_, fastest := rest.growth()
	switch {
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
	if t.capped && self.limit < inf {
		out.hi = math.Min(out.hi, math.Max(start.hi, self.limit+math.Max(off.hi, 0)))
	}
	return out
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

// phiCell is a header phi in one frame.
type phiCell struct {
	f   *frame
	phi *ssa.Phi
}

// phi evaluates a merge of paths.
func (e *evaluator) phi(f *frame, phi *ssa.Phi) value {
	l := e.p.nest(f.fn).head[phi.Block()]
	if l == nil {
		return e.joinEdges(f, phi, func(*ssa.BasicBlock) bool { return true })
	}
	cell := phiCell{f, phi}
	if _, busy := e.busy[cell]; busy {
		return e.solve(recurrence{cell: cell})
	}
	out := e.solve(recurrence{
		cell: cell, by: l, pos: e.growthPos(phi, l), turns: e.turns(f, l),
		init: e.joinEdges(f, phi, func(b *ssa.BasicBlock) bool { return !l.Contains(b) }),
		next: func() value { return e.joinEdges(f, phi, l.Contains) },
	})
	if t, ok := out.terms[l]; ok && t.class == Geometric && !t.capped {
		if why, leaves := e.leftWhenLarge(f, phi, l); leaves {
			t.capped, t.why = true, why
			out.put(l, t)
			out.wrap = noWrap // it leaves long before
		}
	}
	return out
}

// leftWhenLarge looks for an exit that is taken when the growing value passes a bound, on whatever path of a turn.
func (e *evaluator) leftWhenLarge(f *frame, phi *ssa.Phi, l *Loop) (Evidence, bool) {
	for _, b := range phi.Parent().Blocks {
		if !l.Contains(b) || len(b.Succs) != 2 || l.Contains(b.Succs[0]) == l.Contains(b.Succs[1]) {
			continue
		}
		stays := b.Succs[0]
		if !l.Contains(stays) {
			stays = b.Succs[1]
		}
		fc, ok := edgeFact(b, stays)
		if !ok {
			continue
		}
		for _, r := range fc.rels {
			upper := r.op == token.LSS || r.op == token.LEQ
			if upper && sameValue(r.root.v, phi, 0) && !growsWith(e.use(f, r.y, b), l) {
				return Evidence{Pos: r.pos(fc), Note: "bounded by a test that leaves the loop"}, true
			}
		}
	}
	return Evidence{}, false
}

// joinEdges merges the edges of a phi that come from wanted blocks, as each is seen on its way in. An edge that the
// program's settings never take is left out.
func (e *evaluator) joinEdges(f *frame, phi *ssa.Phi, wanted func(*ssa.BasicBlock) bool) value {
	var paths []path
	b := phi.Block()
	for i, pred := range b.Preds {
		if !wanted(pred) || phi.Edges[i] == phi {
			continue
		}
		facts := e.p.factsAt(pred)
		if own, ok := edgeFact(pred, b); ok {
			facts = append([]fact{own}, facts...)
		}
		if e.excluded(f, facts) {
			continue
		}
		v := e.leave(f, phi.Edges[i], e.refine(f, phi.Edges[i], e.eval(f, phi.Edges[i]), facts), b)
		paths = append(paths, path{v, facts})
	}
	return merged(paths, e.p.factsAt(b))
}

// path is one way to a merge: the value that it brings, and what is known on it.
type path struct {
	val   value
	facts []fact
}

// merged joins the values of paths. A draw on some of them that a setting chooses is one that may not happen; known is
// what holds on all of them.
func merged(paths []path, known []fact) value {
	if len(paths) == 0 {
		return number(none)
	}
	drawn := 0
	for _, p := range paths {
		if len(p.val.draws) > 0 {
			drawn++
		}
	}
	var out value
	for i, p := range paths {
		if drawn > 0 && drawn < len(paths) && chosenBySetting(p.facts, known) {
			p.val.draws = perhaps(p.val.draws)
		}
		if i == 0 {
			out = p.val
		} else {
			out = join(out, p.val)
		}
	}
	return out
}

func perhaps(draws []draw) []draw {
	var out []draw
	for _, d := range draws {
		d.maybe = true
		out = append(out, d)
	}
	return out
}

// growthPos is the place that a reader would point at for the growth of a phi: the operation on its back edge.
func (e *evaluator) growthPos(phi *ssa.Phi, l *Loop) token.Pos {
	for i, pred := range phi.Block().Preds {
		if l.Contains(pred) {
			if pos := scalingPos(phi.Edges[i], 0); pos.IsValid() {
				return pos
			}
		}
	}
	return phi.Pos()
}

// scalingPos finds the multiplication, shift or sum that makes a value, through the clamps around it.
func scalingPos(v ssa.Value, depth int) token.Pos {
	if depth > 6 {
		return token.NoPos
	}
	switch v := v.(type) {
	case *ssa.BinOp:
		return v.Pos()
	case *ssa.Convert:
		return scalingPos(v.X, depth+1)
	case *ssa.ChangeType:
		return scalingPos(v.X, depth+1)
	case *ssa.Phi:
		for _, edge := range v.Edges {
			if pos := scalingPos(edge, depth+1); pos.IsValid() {
				return pos
			}
		}
	case *ssa.Call:
		if _, builtin := v.Call.Value.(*ssa.Builtin); builtin {
			for _, arg := range v.Call.Args {
				if pos := scalingPos(arg, depth+1); pos.IsValid() {
					return pos
				}
			}
		}
		return v.Pos()
	}
	return token.NoPos
}
