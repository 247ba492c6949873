package schedule

// This file decides whether a count bounds the turns that wait. One that is raised on some branches only, such as on a
// renewed session, says nothing of the turns that wait on another branch.

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// spared reports whether every wait of a loop may be waited for again and again without a step of the counter that an
// exit tests.
func (r *rounds) spared(e Exit) bool {
	cmp, ok := e.Cond.(*ssa.BinOp)
	if !ok || len(r.loops) != 1 || len(r.waits) == 0 {
		return false
	}
	l := r.loops[0]
	for _, side := range [2]ssa.Value{cmp.X, cmp.Y} {
		counter, ok := rootOf(side).v.(*ssa.Phi)
		if !ok || counter.Block() != l.Head {
			continue
		}
		return !slices.ContainsFunc(r.waits, func(c *chain) bool {
			at := c.wait.Instr.Block()
			return !l.Contains(at) || !spares(l, counter, at)
		})
	}
	return false
}

// spares reports whether a turn of l that passes a block may leave a counter of its head as it was.
func spares(l *Loop, counter *ssa.Phi, at *ssa.BasicBlock) bool {
	after := l.restOfTurn(at)
	var keeps func(v ssa.Value, seen map[ssa.Value]bool) bool
	keeps = func(v ssa.Value, seen map[ssa.Value]bool) bool {
		if v == counter {
			return true
		}
		merged, ok := v.(*ssa.Phi)
		if !ok || seen[v] {
			return false
		}
		seen[v] = true
		before := l.restOfTurn(merged.Block())[at]
		for i, edge := range merged.Edges {
			if after[merged.Block().Preds[i]] && keeps(edge, seen) || before && mayStay(edge, counter, map[ssa.Value]bool{}) {
				return true
			}
		}
		return false
	}
	for i, pred := range l.Head.Preds {
		if l.Contains(pred) && after[pred] && keeps(counter.Edges[i], map[ssa.Value]bool{}) {
			return true
		}
	}
	return false
}
