package schedule

// This file tells what the cases of a select mean for a loop that they leave, or in which it is left, and what a received
// error means for one that goes on.

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
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

// bringsError reports whether a case receives an error.
func bringsError(sel *ssa.Select, i int) bool {
	return i >= 0 && i < len(sel.States) && isErrorChan(sel.States[i].Chan) && isFailure(receivedBy(sel, i))
}

// errorCame reports whether an error is received in l on the way to an instruction.
func errorCame(l *Loop, site ssa.Instruction) bool {
	if l == nil {
		return false
	}
	for b := site.Block(); l.Contains(b); b = b.Idom() {
		for _, instr := range b.Instrs {
			if instr == site {
				break
			}
			if recv, ok := instr.(*ssa.UnOp); ok && recv.Op == token.ARROW && !recv.CommaOk && isErrorChan(recv.X) && isFailure(recv) {
				return true
			}
		}
	}
	return false
}

// isErrorChan reports whether errors come through a channel that the program has made. One that an operation answers may
// tell how something ended that had begun well.
func isErrorChan(v ssa.Value) bool {
	ch, ok := v.Type().Underlying().(*types.Chan)
	return ok && knowledge.IsError(ch.Elem()) && !answered(v, map[ssa.Value]bool{})
}

// answered reports whether v may be what a call gave.
func answered(v ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[v] {
		return false
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Call:
		return true
	case *ssa.Extract:
		return answered(v.Tuple, seen)
	case *ssa.Phi:
		return slices.ContainsFunc(v.Edges, func(e ssa.Value) bool { return answered(e, seen) })
	case *ssa.ChangeType:
		return answered(v.X, seen)
	}
	return false
}

// isFailure reports whether a received error is used, and nobody asks whether it is nil: then a nil one is never sent.
func isFailure(err ssa.Value) bool {
	if err == nil || len(*err.Referrers()) == 0 {
		return false
	}
	return !slices.ContainsFunc(*err.Referrers(), func(ref ssa.Instruction) bool {
		switch ref := ref.(type) {
		case *ssa.BinOp:
			return ssaread.IsNil(ref.X) || ssaread.IsNil(ref.Y)
		case *ssa.Store, *ssa.Phi:
			return true // whoever reads it may ask
		}
		return false
	})
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
