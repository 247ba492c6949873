package schedule

// This file bounds how often a loop turns, and says what is left of a growth behind the loop that made it.
//
// A turn is one passage of the back edge. The bound is wanted at a place: a test before it lets the place run one turn
// less than a test behind it does.

import (
	"go/token"
	"math"

	"golang.org/x/tools/go/ssa"
)

// turns is the largest number of turns of l before the frame's target runs; +Inf when no constant bounds it.
func (e *evaluator) turns(f *frame, l *Loop) float64 {
	key := turnKey{f, l}
	if n, ok := e.nTurns[key]; ok {
		return n
	}
	e.nTurns[key] = inf // a bound that depends on the turns is none
	n := inf
	for _, stay := range l.stays() {
		n = math.Min(n, e.turnsWhile(f, l, stay, true))
	}
	if f.target != nil && l.Contains(f.target) {
		for _, fc := range e.p.factsAt(f.target) {
			if l.Contains(fc.from) {
				n = math.Min(n, e.turnsWhile(f, l, fc, false)) // such as a wait under `if attempt == 0`
			}
		}
	}
	e.nTurns[key] = n
	return n
}

// turnsWhile bounds the turns by one test, given what holds where the loop goes on: by an exit, or by a test that merely
// leads to the place that is wanted.
func (e *evaluator) turnsWhile(f *frame, l *Loop, stay fact, exit bool) float64 {
	behind := 1.0 // the test stands behind the place, or the place behind the loop
	switch t := f.target; {
	case t != nil && l.Contains(t) && t != stay.from && stay.from.Dominates(t):
		behind = 0
	case !dominatesLatches(l, stay.from):
		return inf // a turn can pass it by
	}
	best := e.turnsAsked(f, l, stay, exit)
	for _, r := range stay.rels {
		best = math.Min(best, e.turnsBy(f, l, rootOf(r.x), r.op, func() value { return e.attemptBound(f, r.y) }, exit))
	}
	return math.Max(best+behind, 0)
}

// turnsBy is the last turn on which a counter stands in a relation to a bound; +Inf when that is not known, -1 when there
// is none.
func (e *evaluator) turnsBy(f *frame, l *Loop, counter root, op token.Token, bounded func() value, exit bool) float64 {
	start, step, ok := e.counter(f, l, counter.v)
	if !ok || !counter.affine || !exit && op == token.NEQ {
		return inf // one turn that is passed over bounds nothing
	}
	bound := bounded()
	if bound.symbols() || !bound.fixed() {
		return inf
	}
	start, step = start*counter.mul+counter.add, step*counter.mul
	if exit && op == token.EQL && bound.isConst() && bound.span.lo != start {
		return -1 // it goes on only at that number, and begins elsewhere
	}
	if n, ok := turnsTo(start, step, bound.span, op); ok {
		return n
	}
	return inf
}

// attemptBound evaluates what a counter is held against. Where every caller is seen, and passes a constant, it is one of
// these.
func (e *evaluator) attemptBound(f *frame, v ssa.Value) value {
	if param, ok := bare(v).(*ssa.Parameter); ok && f.parent == nil {
		if s, ok := e.p.passedNumbers(param); ok {
			return number(s)
		}
	}
	return e.eval(f, v)
}

// dominatesLatches reports whether every turn passes b.
func dominatesLatches(l *Loop, b *ssa.BasicBlock) bool {
	for _, pred := range l.Head.Preds {
		if l.Contains(pred) && !b.Dominates(pred) {
			return false
		}
	}
	return true
}

// turnsTo is the last turn on which start + n*step still stands in the relation to the bound.
func turnsTo(start, step float64, bound span, op token.Token) (float64, bool) {
	if step < 0 {
		start, step, bound, op = -start, -step, bound.neg(), mirrored[op]
	}
	if step == 0 || !bound.finite() || math.IsInf(start, 0) {
		return 0, false
	}
	n := (bound.hi - start) / step
	if n < 0 || op == token.NEQ && n == 0 {
		return 0, false // it does not stand on the first turn, and says nothing of the others
	}
	if op == token.NEQ && bound.lo == bound.hi && n != math.Floor(n) {
		return 0, false // it passes the number by
	}
	switch op {
	case token.LEQ, token.EQL:
		n = math.Floor(n)
	case token.LSS, token.NEQ:
		n = math.Ceil(n) - 1
	default:
		return 0, false
	}
	return math.Max(n, 0), true
}

// counter recognises a variable that starts at a constant and moves by a constant on every turn.
func (e *evaluator) counter(f *frame, l *Loop, v ssa.Value) (start, step float64, ok bool) {
	switch v := v.(type) {
	case *ssa.Phi:
		if v.Block() != l.Head {
			return 0, 0, false
		}
		return e.phiCounter(f, l, v)
	case *ssa.UnOp:
		if v.Op == token.MUL && l.Contains(v.Block()) {
			return e.storedCounter(f, l, v)
		}
	case *ssa.Call:
		return e.listCounter(f, l, v)
	}
	return 0, 0, false
}

func (e *evaluator) phiCounter(f *frame, l *Loop, phi *ssa.Phi) (start, step float64, ok bool) {
	seen := false
	start, step = math.NaN(), math.NaN()
	for i, pred := range phi.Block().Preds {
		if !l.Contains(pred) {
			s := e.eval(f, phi.Edges[i])
			if !s.isConst() || seen && s.span.lo != start {
				return 0, 0, false
			}
			start, seen = s.span.lo, true
			continue
		}
		by, ok := stepOf(phi.Edges[i], phi)
		if !ok || !math.IsNaN(step) && by != step {
			return 0, 0, false
		}
		step = by
	}
	return start, step, seen && !math.IsNaN(step)
}

// stepOf is what v adds to of.
func stepOf(v, of ssa.Value) (float64, bool) {
	r := rootOf(v)
	if !r.affine || r.mul != 1 || !sameValue(r.v, of, 0) {
		return 0, false
	}
	return r.add, true
}

// storedCounter is a counter in memory: one store of a constant, one store in the loop that adds a constant. A loop
// variable that a closure captures is one.
func (e *evaluator) storedCounter(f *frame, l *Loop, load *ssa.UnOp) (start, step float64, ok bool) {
	at := e.p.placeOf(load.X)
	if _, local := at.of.(*ssa.Alloc); !local {
		return 0, 0, false
	}
	started, stepped := false, false
	for _, s := range e.p.storesTo(at) {
		if s.adds || s.via != nil || s.instr.Parent() != f.fn {
			return 0, 0, false
		}
		if from, isLoad := s.val.(*ssa.UnOp); isLoad && from.Op == token.MUL && e.p.placeOf(from.X) == at {
			continue // the copy for the next turn
		}
		if c, isConst := constNumber(s.val); isConst && !l.Contains(s.instr.Block()) && !started {
			start, started = c, true
			continue
		}
		r := rootOf(s.val)
		from, isLoad := r.v.(*ssa.UnOp)
		if !isLoad || from.Op != token.MUL || e.p.placeOf(from.X) != at || !r.affine || r.mul != 1 || stepped {
			return 0, 0, false
		}
		step, stepped = r.add, true
	}
	return start, step, started && stepped
}

// leave turns the growth of a loop that b lies behind into that of what its exits compare with: v *= 2 for i < n is
// geometric in n, and bounded where one of the exits is. Inner loops are left first, each once.
func (e *evaluator) leave(f *frame, v ssa.Value, val value, b *ssa.BasicBlock) value {
	left := map[*Loop]bool{}
	for l := nextLeft(f, val, b, left); l != nil; l = nextLeft(f, val, b, left) {
		left[l] = true
		out := val
		out.terms = map[driver]term{}
		for d, t := range val.terms {
			if d != driver(l) {
				out.terms[d] = t
			}
		}
		e.exitTerms(f, l, v, val.terms[l], &out)
		for o := range left {
			delete(out.terms, o)
		}
		val = out
	}
	return val
}

// nextLeft is the innermost loop that drives the value, does not hold b, and was not left yet.
func nextLeft(f *frame, val value, b *ssa.BasicBlock, left map[*Loop]bool) *Loop {
	var next *Loop
	for d := range val.terms {
		l, ok := d.(*Loop)
		if !ok || left[l] || l.Head.Parent() != f.fn || l.Contains(b) {
			continue
		}
		if next == nil || next.Contains(l.Head) || !l.Contains(next.Head) && l.Head.Index < next.Head.Index {
			next = l
		}
	}
	return next
}

// exitTerms adds to out the growth that the exits of a loop pass on.
func (e *evaluator) exitTerms(f *frame, l *Loop, v ssa.Value, t term, out *value) {
	capped := t.capped
	passed := map[driver]term{}
	for _, b := range l.Head.Parent().Blocks {
		if !l.Contains(b) || len(b.Succs) != 2 || l.Contains(b.Succs[0]) && l.Contains(b.Succs[1]) {
			continue
		}
		for _, r := range relationsOn(b, b.Succs[0]) {
			val := e.eval(f, r.x)
			if lt, grows := val.terms[l]; grows && sameValue(rootOf(r.x).v, rootOf(v).v, 0) && !lt.falls {
				capped = true // the growing value itself is tested
			}
			for d, o := range val.terms {
				if d == driver(l) || isSymbol(d) || o.class == Fixed {
					continue
				}
				passed[d] = o
			}
		}
	}
	for d, o := range passed {
		n := t
		n.class = max(t.class, o.class)
		n.falls = t.falls != o.falls
		n.capped = capped || o.capped
		n.turns = o.turns
		n.coef = exact(1)
		if old, ok := out.terms[d]; ok {
			n = joinTerms(n, old)
		}
		out.put(d, n)
	}
}
