package schedule

// This file decides whether a loop walks over things, so that each turn does other work: it ranges over a map, a
// channel or the rows of a query, its counter indexes a list whose elements go into the operation, it takes the first
// thing off a list, or it cuts another part out of a buffer on each turn. A list of numbers or durations is a table of
// delays; an index taken modulo a length goes round a few servers and is a retry. Passing on the counter itself is no
// sign: operations are told which attempt they are.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// walksItems tells how l walks over things, and where it takes one; nil for a loop that walks over none.
func (p *program) walksItems(l *Loop, isWait func(ssa.Instruction) bool) (why string, takes ssa.Instruction) {
	for _, b := range l.Head.Parent().Blocks {
		if !l.Contains(b) || p.nest(b.Parent()).At(b) != l {
			continue // an inner loop over things is part of the operation
		}
		for _, instr := range b.Instrs {
			switch instr := instr.(type) {
			case *ssa.Next:
				return "it ranges over a map or text", instr
			case *ssa.UnOp:
				if instr.Op == token.ARROW && instr.CommaOk && b == l.Head && p.invariant(l, instr.X, 0) {
					if knowledge.IsTimeChan(instr.X.Type()) {
						continue // ticks are no things
					}
					return "it ranges over a channel", instr
				}
			case *ssa.IndexAddr:
				if p.element(l, instr, instr.Index, isWait) {
					return "it walks a list", instr
				}
			case *ssa.Index:
				if p.element(l, instr, instr.Index, isWait) {
					return "it walks a list", instr
				}
			case *ssa.Slice:
				if p.window(l, instr) && p.reachesWork(instr, isWait, map[ssa.Value]bool{}) {
					return "it walks a buffer", instr
				}
				if p.takesFirst(l, instr, isWait) {
					return "it walks a queue", instr
				}
			}
		}
	}
	return "", nil
}

// element reports whether an indexed element of things goes into a call that is neither the wait nor a log.
func (p *program) element(l *Loop, at ssa.Value, index ssa.Value, isWait func(ssa.Instruction) bool) bool {
	t := at.Type()
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	if isNumber(t) || !p.stepsBy(l, index) {
		return false
	}
	return p.reachesWork(at, isWait, map[ssa.Value]bool{})
}

// window reports whether a part of a buffer lies elsewhere on every turn. What is left of it is no other thing to work on,
// and a part that stays where it is after a failure is tried again.
func (p *program) window(l *Loop, part *ssa.Slice) bool {
	if part.Low == nil || part.High == nil {
		return false
	}
	low, ok := rootOf(part.Low).v.(*ssa.Phi)
	return ok && low.Block() == l.Head && !mayKeep(l, low)
}

// takesFirst reports whether rest is what each turn leaves of a list whose first thing goes into the operation.
func (p *program) takesFirst(l *Loop, rest *ssa.Slice, isWait func(ssa.Instruction) bool) bool {
	queue, ok := rest.X.(*ssa.Phi)
	if !ok || rest.Low == nil || !isConst(rest.Low) || rest.High != nil || queue.Block() != l.Head || mayKeep(l, queue) {
		return false
	}
	return slices.ContainsFunc(*queue.Referrers(), func(ref ssa.Instruction) bool {
		first, ok := ref.(*ssa.IndexAddr)
		return ok && isConst(first.Index) && p.reachesWork(first, isWait, map[ssa.Value]bool{})
	})
}

// mayKeep reports whether some turn of l may leave a phi of its head as it was.
func mayKeep(l *Loop, phi *ssa.Phi) bool {
	for i, pred := range phi.Block().Preds {
		if l.Contains(pred) && mayStay(phi.Edges[i], phi, map[ssa.Value]bool{}) {
			return true
		}
	}
	return false
}

// mayStay reports whether a value on its way back to a phi is the phi itself on some path.
func mayStay(v ssa.Value, phi *ssa.Phi, seen map[ssa.Value]bool) bool {
	if v == phi {
		return true
	}
	merged, ok := v.(*ssa.Phi)
	if !ok || seen[v] {
		return false
	}
	seen[v] = true
	return slices.ContainsFunc(merged.Edges, func(e ssa.Value) bool { return mayStay(e, phi, seen) })
}

// stepsBy reports whether an index is the loop's own counter, moved by at most a constant.
func (p *program) stepsBy(l *Loop, index ssa.Value) bool {
	r := rootOf(index)
	phi, ok := r.v.(*ssa.Phi)
	return ok && r.affine && r.mul == 1 && phi.Block() == l.Head && p.moves(l, phi)
}

// reachesWork follows a value forward to a call.
func (p *program) reachesWork(v ssa.Value, isWait func(ssa.Instruction) bool, seen map[ssa.Value]bool) bool {
	if seen[v] || len(seen) > maxWalk || v.Referrers() == nil {
		return false
	}
	seen[v] = true
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case ssa.CallInstruction:
			c := ref.Common()
			if isWait(ref) || knowledge.Pure(ssaread.Callee(c)) {
				continue // the delay, or a log line
			}
			if _, builtin := c.Value.(*ssa.Builtin); builtin {
				continue
			}
			if _, waits := p.timeCall(c); !waits {
				return true
			}
		case *ssa.Store:
			if alloc, ok := ref.Addr.(*ssa.Alloc); ok && ref.Val == v && p.reachesWork(alloc, isWait, seen) {
				return true // captured
			}
		case *ssa.MakeClosure:
			return true
		case ssa.Value:
			if p.reachesWork(ref, isWait, seen) {
				return true
			}
		}
	}
	return false
}
