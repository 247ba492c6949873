package held

// This file knows forms of timeout that matter only to who holds something: a select whose time case guards another
// case. The channel of the other case is one that the function makes, if only when it finds none: it waits for the
// answer on it. The timer is armed before the loop around the select, and not again: the loop waits for the other cases,
// and the timer ends it. Both cases lead to the same place: what is waited for is the other one, and if it does not come
// nothing is different. (A sleep that somebody can cut short looks the same, and is lost.)

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/schedule"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// guards reports whether the time case of a select is a timeout for another case.
func guards(w *schedule.Wait) bool {
	sel, ok := w.Recv.(*ssa.Select)
	if !ok {
		return false
	}
	mine := slices.IndexFunc(sel.States, func(st *ssa.SelectState) bool { return st.Pos == w.Block })
	once := w.Kind == schedule.Blocking && endsLoop(w, sel)
	for i, st := range sel.States {
		if st.Dir != types.RecvOnly || i == mine || isDone(st.Chan) {
			continue // the end of a ctx leaves a wait a wait
		}
		if once || makes(st.Chan) || sameWay(caseBlock(sel, i), caseBlock(sel, mine)) {
			return true
		}
	}
	return false
}

// caseBlock is where control goes when case i fires, or nil.
func caseBlock(sel *ssa.Select, i int) *ssa.BasicBlock {
	for _, ref := range *sel.Referrers() {
		index, ok := ref.(*ssa.Extract)
		if !ok || index.Index != 0 {
			continue
		}
		for _, ref := range *index.Referrers() {
			cmp, ok := ref.(*ssa.BinOp)
			if !ok || cmp.Op != token.EQL {
				continue
			}
			if c, ok := cmp.Y.(*ssa.Const); !ok || c.Value == nil || c.Int64() != int64(i) {
				continue
			}
			if test, ok := cmp.Block().Instrs[len(cmp.Block().Instrs)-1].(*ssa.If); ok && test.Cond == cmp {
				return test.Block().Succs[0]
			}
		}
	}
	return nil
}

// sameWay reports whether two cases do no more than lead to the same place.
func sameWay(a, b *ssa.BasicBlock) bool {
	seen := map[*ssa.BasicBlock]bool{}
	for range 8 {
		if a == nil {
			break
		}
		seen[a] = true
		if len(a.Succs) != 1 {
			break
		}
		a = a.Succs[0]
	}
	for range 8 {
		if b == nil || seen[b] {
			return b != nil
		}
		if len(b.Succs) != 1 {
			break
		}
		b = b.Succs[0]
	}
	return false
}

// makes reports whether a channel may be one that the function makes.
func makes(v ssa.Value) bool {
	phi, ok := v.(*ssa.Phi)
	if !ok {
		return false // what is surely made here is the schedules' to judge: it may be handed to nobody
	}
	for _, e := range phi.Edges {
		if _, ok := e.(*ssa.MakeChan); ok {
			return true
		}
	}
	return false
}

// isDone reports whether a channel is that of a context.
func isDone(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	return ok && knowledge.RoleOf(ssaread.Callee(&call.Call)) == knowledge.ContextDone
}

// endsLoop reports whether control comes back to the select without arming the timer again.
func endsLoop(w *schedule.Wait, sel *ssa.Select) bool {
	arm, ok := w.Instr.(*ssa.Call)
	if !ok || arm.Block() == sel.Block() || !arm.Block().Dominates(sel.Block()) {
		return false
	}
	seen := map[*ssa.BasicBlock]bool{arm.Block(): true}
	work := append([]*ssa.BasicBlock{}, sel.Block().Succs...)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == sel.Block() {
			return true
		}
		if !seen[b] {
			seen[b] = true
			work = append(work, b.Succs...)
		}
	}
	return false
}
