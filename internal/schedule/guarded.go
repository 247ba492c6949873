package schedule

// This file narrows what a function reads from a place in memory by the tests that stand around its calls: a count that
// is held against a constant in the loop, and read in the helper that computes the delay or waits. A closure is asked
// where it is made. Where the function itself stores in the place, or a loop does so between the test and the call,
// the test tells nothing.

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// guarded narrows what v reads from a place in the function of a frame: by what its caller knows, else by what every
// caller seen does, of a function that nobody else can call.
func (e *evaluator) guarded(f *frame, at place, v ssa.Value, val value) value {
	if _, t := val.growth(); t.class == Fixed || t.capped || val.symbols() || val.span.finite() {
		return val
	}
	return e.guardedAbove(f, at, v, val, 0)
}

func (e *evaluator) guardedAbove(f *frame, at place, v ssa.Value, val value, depth int) value {
	if e.steps++; e.exhausted() || depth > maxHelpers || e.p.storesIn(f.fn, at) {
		return val
	}
	if f.parent != nil {
		val = e.guardedAt(f.parent, f.call, at, v, val)
		return e.guardedAbove(f.parent, at, v, val, depth+1)
	}
	var paths []path
	for _, from := range e.p.runFrom(f.fn) {
		caller := e.top(from.Parent())
		below := e.guardedAt(caller, from, at, v, val)
		paths = append(paths, path{e.guardedAbove(caller, at, v, below, depth+1), nil})
	}
	if len(paths) == 0 {
		return val
	}
	return merged(paths, nil)
}

// guardedAt narrows what v reads by what is known of the place at an instruction of a caller.
func (e *evaluator) guardedAt(caller *frame, from ssa.Instruction, at place, v ssa.Value, val value) value {
	l := e.p.nest(caller.fn).At(from.Block())
	for _, fc := range e.p.withReplies(e.p.factsAt(from.Block())) {
		test := fc.asked().from
		if l != nil && !l.Contains(test) && e.p.storesInLoop(l, at) {
			continue // it was made before the attempts
		}
		for _, r := range fc.rels {
			if e.p.readBy(r.root.v) != at {
				continue
			}
			if bare(r.x) == r.root.v {
				r.x = v // under the name that it has in the function
			}
			val = e.narrow(e.frameOf(caller, fc.from.Parent()), v, val, rootOf(v), r.root, r, fc)
		}
	}
	return val
}

// runFrom lists from where a function of the package is run, when all of that is seen: its calls, or of a closure that
// is only run, or handed to one call, where it is made.
func (p *program) runFrom(fn *ssa.Function) []ssa.Instruction {
	var from []ssa.Instruction
	if made := p.closure[fn]; made != nil {
		if refs := *made.Referrers(); len(refs) == 1 {
			if _, runs := refs[0].(ssa.CallInstruction); runs {
				from = append(from, made)
			}
		}
		return from
	}
	for _, call := range p.allCalls(fn) {
		from = append(from, call)
	}
	return from
}

// readBy is the place that v reads.
func (p *program) readBy(v ssa.Value) place {
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return p.placeOf(v.X)
		}
	case *ssa.Call:
		if row, ok := p.rows.Lookup(ssaread.Callee(&v.Call)); ok && row.Role == knowledge.AtomicLoad {
			return p.placeOf(v.Call.Args[0])
		}
	}
	return place{}
}

// storesIn reports whether a function itself stores in a place.
func (p *program) storesIn(fn *ssa.Function, at place) bool {
	for _, s := range p.storesTo(at) {
		if s.instr.Parent() == fn {
			return true
		}
	}
	return false
}

// storesInLoop reports whether a loop stores in a place, calls apart.
func (p *program) storesInLoop(l *Loop, at place) bool {
	for _, s := range p.storesTo(at) {
		if s.instr.Parent() == l.Head.Parent() && l.Contains(s.instr.Block()) {
			return true
		}
	}
	return false
}
