package schedule

// This file decides whether a count ever comes to the number at which a loop is to end: `i != 5` by steps of two passes
// it by, `n == 10` that counts down moves away from it. Where the loop goes on only at a number, as after
// `if n == 60 { continue }`, a count that begins elsewhere ends it on its first turn. What does not begin at a constant,
// move by a constant and end at a constant is taken to get there.

import (
	"go/token"
	"math"

	"golang.org/x/tools/go/ssa"
)

// missed reports whether the side of cmp that leaves l is never taken, or always.
func missed(l *Loop, cmp *ssa.BinOp, holds bool) bool {
	exit := fact{cond: cmp, holds: holds}
	for _, rel := range exit.relations() {
		at, ok := constNumber(rel.y)
		start, step, counts := plainCounter(l, rootOf(rel.x))
		if !ok || !counts {
			continue
		}
		turns := (at - start) / step
		switch rel.op {
		case token.EQL:
			return turns < 0 || turns != math.Floor(turns)
		case token.NEQ:
			return turns != 0
		case token.GTR, token.GEQ:
			return step < 0 && start < at
		case token.LSS, token.LEQ:
			return step > 0 && start > at
		}
	}
	return false
}

// plainCounter is where a number that is counted in the head of l begins, and what each turn adds.
func plainCounter(l *Loop, r root) (start, step float64, ok bool) {
	phi, isPhi := r.v.(*ssa.Phi)
	if !isPhi || !r.affine || phi.Block() != l.Head {
		return 0, 0, false
	}
	start, step = math.NaN(), math.NaN()
	for i, pred := range l.Head.Preds {
		into, known := &start, false
		var n float64
		if l.Contains(pred) {
			into = &step
			n, known = stepOf(phi.Edges[i], phi)
		} else {
			n, known = constNumber(phi.Edges[i])
		}
		if !known || !math.IsNaN(*into) && *into != n {
			return 0, 0, false
		}
		*into = n
	}
	start, step = start*r.mul+r.add, step*r.mul
	return start, step, !math.IsNaN(start) && step != 0 && !math.IsNaN(step)
}
