package schedule

// This file finds the waits that a function asks for in what it answers: a reconciler's result says after what delay it
// is run again. Setting that field arms the wait, in a function that answers such a result.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// requeue notes the wait of a store in the field by which a result asks for another run.
func (u *timeUse) requeue(instr ssa.Instruction) {
	st, ok := instr.(*ssa.Store)
	if !ok || !isRequeue(st.Addr) || takenOver(st.Val) {
		return
	}
	result := ssaread.Deref(st.Addr.(*ssa.FieldAddr).X.Type())
	given := slices.Collect(st.Parent().Signature.Results().Variables())
	if slices.ContainsFunc(given, func(v *types.Var) bool { return types.Identical(ssaread.Deref(v.Type()), result) }) {
		u.waits = append(u.waits, &Wait{Kind: Scheduled, Instr: st, Delay: st.Val, Pos: st.Pos()})
	}
}

func isRequeue(addr ssa.Value) bool {
	field, ok := addr.(*ssa.FieldAddr)
	return ok && knowledge.IsRequeue(ssaread.Deref(field.X.Type()), ssaread.Field(field.X.Type(), field.Field))
}

// takenOver reports whether a delay is what another result asks for: there it was set.
func takenOver(v ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	return ok && load.Op == token.MUL && isRequeue(load.X)
}
