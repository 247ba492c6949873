package schedule

// This file tells what the cases of a select mean for a loop that they leave, or in which it is left.

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// casesKind reads the cases of a select that all leave, from the block that goes to the first of them.
func (p *program) casesKind(b *ssa.BasicBlock) (k ExitKind) {
	for range 64 {
		test, ok := lastOf(b).(*ssa.If)
		if !ok || !isDispatch(test.Cond) {
			break
		}
		sel, i, _ := dispatch(test.Cond.(*ssa.BinOp))
		k |= p.caseKind(sel, i, true)
		b = b.Succs[1]
	}
	if k == 0 || !unreachable(b) {
		k |= Other // the default leaves
	}
	return k
}

// caseKind reads the case of a select.
func (p *program) caseKind(sel *ssa.Select, i int, holds bool) ExitKind {
	if !holds || i < 0 || i >= len(sel.States) {
		return Other
	}
	st := sel.States[i]
	switch ctx := p.contextDone(st.Chan); {
	case ctx != nil:
		return p.contextKind(ctx)
	case knowledge.IsTimeChan(st.Chan.Type()):
		return Deadline
	case st.Dir == types.SendOnly, p.brings(sel, i):
		return Success
	}
	return Stop
}

// toldIn is what ends the attempts in the case of a select that a block of the loop belongs to: a deadline, a stop.
func (p *program) toldIn(l *Loop, b *ssa.BasicBlock) (k ExitKind) {
	for _, f := range p.factsAt(b) {
		if !f.holds || !isDispatch(f.cond) || !l.Contains(f.from) {
			continue
		}
		sel, i, _ := dispatch(f.cond.(*ssa.BinOp))
		k |= p.caseKind(sel, i, true) & (Deadline | Stop)
	}
	return k
}

// dispatch reads the comparison by which a select goes to one of its cases.
func dispatch(cmp *ssa.BinOp) (sel *ssa.Select, state int, ok bool) {
	ex, isExtract := cmp.X.(*ssa.Extract)
	c, isConst := cmp.Y.(*ssa.Const)
	if !isExtract || !isConst || ex.Index != 0 || cmp.Op != token.EQL || c.Value == nil || c.Value.Kind() != constant.Int {
		return nil, 0, false
	}
	sel, ok = ex.Tuple.(*ssa.Select)
	return sel, int(c.Int64()), ok
}

func isDispatch(v ssa.Value) bool {
	cmp, ok := v.(*ssa.BinOp)
	if !ok {
		return false
	}
	_, _, ok = dispatch(cmp)
	return ok
}

// ticks reports whether a condition tells that a channel of times is not closed.
func ticks(cond ssa.Value) bool {
	ex, ok := cond.(*ssa.Extract)
	if !ok {
		return false
	}
	recv, ok := ex.Tuple.(*ssa.UnOp)
	return ok && knowledge.IsTimeChan(recv.X.Type())
}
