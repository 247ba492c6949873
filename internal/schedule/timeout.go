package schedule

// This file decides whether the time case of a select is a timeout: it guards another channel operation, and nobody
// waits for the time itself. Signs of it: the select also sends; it receives a value; it receives from a channel that
// the function made and handed to work that it started; or the time case gives up, by returning an error or, when the
// timer was armed before the loop, by leaving the loop. A channel that only tells to stop leaves the wait a wait. So does
// any that nobody here started work for, where an operation has failed and the time case goes on to the next attempt:
// what it brings cuts the backoff short.
//
// A timer that is armed after the select, under some test, and received at the head of the next turn is no guard: that
// is an event loop, whose time case does the work.

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// timeout judges the time case of r. a is nil when the timer is armed elsewhere.
func (p *program) timeout(a *arm, r *receipt) bool {
	sel, ok := r.instr.(*ssa.Select)
	if !ok {
		return false
	}
	body := caseBody(sel, r.state)
	guards := false
	for i, st := range sel.States {
		if i == r.state {
			continue
		}
		if st.Dir == types.SendOnly {
			return true
		}
		guards = guards || p.brings(sel, i)
	}
	leaves := p.leavesLoop(sel, body)
	switch {
	case givesUp(body):
		return true
	case a == nil:
		return guards
	case guards && leaves:
		return true
	case guards && a.call.Block().Dominates(sel.Block()):
		return !p.afterFailure(sel)
	}
	// Armed before the loop and leaving it: a deadline.
	l := p.nest(sel.Parent()).At(sel.Block())
	return l != nil && leaves && !l.Contains(a.call.Block())
}

// brings reports whether a receive case waits for an answer, and not for a word to stop.
func (p *program) brings(sel *ssa.Select, i int) bool {
	st := sel.States[i]
	if knowledge.IsTimeChan(st.Chan.Type()) {
		return false
	}
	ch, ok := st.Chan.Type().Underlying().(*types.Chan)
	if !ok {
		return false
	}
	if startedFor(st.Chan) {
		return true
	}
	switch elem := ch.Elem(); {
	case isEmptyStruct(elem), isBoolean(elem):
		return false // a bool that comes from elsewhere says how to stop
	case knowledge.IsError(elem), types.IsInterface(elem):
		return received(sel, i) // `case <-done` and `case err := <-errs` differ
	}
	return true
}

// afterFailure reports whether a select stands, in its loop, where an operation has failed, and waits for no work that the
// function started.
func (p *program) afterFailure(sel *ssa.Select) bool {
	l := p.nest(sel.Parent()).At(sel.Block())
	if l == nil || slices.ContainsFunc(sel.States, func(st *ssa.SelectState) bool { return startedFor(st.Chan) }) {
		return false
	}
	return (&purpose{p: p}).underError(sel.Block(), l)
}

// startedFor reports whether a channel is made in the function and handed to work that answers in it.
func startedFor(ch ssa.Value) bool {
	made, ok := madeHere(ch)
	return ok && handedOn(made)
}

// madeHere follows a channel to its making in the same function.
func madeHere(v ssa.Value) (ssa.Value, bool) {
	for range 4 {
		switch x := v.(type) {
		case *ssa.MakeChan:
			return x, true
		case *ssa.ChangeType:
			v = x.X
		case *ssa.UnOp:
			if x.Op != token.MUL {
				return nil, false
			}
			alloc, ok := x.X.(*ssa.Alloc)
			if !ok {
				return nil, false
			}
			for _, ref := range *alloc.Referrers() {
				if st, ok := ref.(*ssa.Store); ok && st.Addr == alloc {
					if _, ok := st.Val.(*ssa.MakeChan); ok {
						return alloc, true
					}
				}
			}
			return nil, false
		default:
			return nil, false
		}
	}
	return nil, false
}

// handedOn reports whether a value leaves the function's own hands: captured by a closure, or passed to a call.
func handedOn(v ssa.Value) bool {
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case *ssa.MakeClosure, *ssa.Go:
			return true
		case *ssa.Call:
			if _, builtin := ref.Call.Value.(*ssa.Builtin); !builtin {
				return true
			}
		case *ssa.ChangeType:
			if handedOn(ref) {
				return true
			}
		case *ssa.Store:
			if alloc, ok := ref.Addr.(*ssa.Alloc); ok && ref.Val == v && alloc != v && handedOn(alloc) {
				return true
			}
		}
	}
	return false
}

// received reports whether the value of a receive case is used.
func received(sel *ssa.Select, i int) bool {
	v := receivedBy(sel, i)
	return v != nil && len(*v.Referrers()) > 0
}

// receivedBy is the value of a receive case; nil when it is let go.
func receivedBy(sel *ssa.Select, i int) ssa.Value {
	index := 2
	for _, st := range sel.States[:i] {
		if st.Dir == types.RecvOnly {
			index++
		}
	}
	for _, ref := range *sel.Referrers() {
		if ex, ok := ref.(*ssa.Extract); ok && ex.Index == index && len(*ex.Referrers()) > 0 {
			return ex
		}
	}
	return nil
}

// caseBody is the block that runs when case i fires, or nil.
func caseBody(sel *ssa.Select, i int) *ssa.BasicBlock {
	for _, ref := range *sel.Referrers() {
		ex, ok := ref.(*ssa.Extract)
		if !ok || ex.Index != 0 {
			continue
		}
		for _, ref := range *ex.Referrers() {
			cmp, ok := ref.(*ssa.BinOp)
			if !ok || cmp.Op != token.EQL {
				continue
			}
			c, ok := cmp.Y.(*ssa.Const)
			if !ok || c.Value == nil || c.Value.Kind() != constant.Int || c.Int64() != int64(i) {
				continue
			}
			for _, ref := range *cmp.Referrers() {
				if test, ok := ref.(*ssa.If); ok {
					return test.Block().Succs[0]
				}
			}
		}
	}
	return nil
}

// leavesLoop reports whether a case leads out of the loop around the select and nowhere else.
func (p *program) leavesLoop(sel *ssa.Select, body *ssa.BasicBlock) bool {
	l := p.nest(sel.Parent()).At(sel.Block())
	return l != nil && body != nil && !l.Contains(body)
}

func isEmptyStruct(t types.Type) bool {
	s, ok := t.Underlying().(*types.Struct)
	return ok && s.NumFields() == 0
}

func isBoolean(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}
