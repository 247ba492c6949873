package schedule

// This file decides whether a case of a select gives up: it leads to a return with an error of its own.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// givesUp reports whether a block leads straight to a return with an error of its own, or to a panic. The result of
// calling on, such as the next attempt of a recursion, is no giving up.
func givesUp(b *ssa.BasicBlock) bool {
	var from *ssa.BasicBlock
	stored := map[ssa.Value]ssa.Value{} // results that a function with a defer keeps in variables
	for range 8 {
		if b == nil || len(b.Instrs) == 0 {
			return false
		}
		for _, instr := range b.Instrs {
			if st, ok := instr.(*ssa.Store); ok {
				stored[st.Addr] = through(st.Val, from, b)
			}
		}
		switch last := b.Instrs[len(b.Instrs)-1].(type) {
		case *ssa.Panic:
			return true
		case *ssa.Return:
			for _, r := range last.Results {
				if load, ok := r.(*ssa.UnOp); ok && load.Op == token.MUL && stored[load.X] != nil {
					r = stored[load.X]
				}
				if knowledge.IsError(r.Type()) && freshError(through(r, from, b), 0) {
					return true
				}
			}
			return false
		case *ssa.Jump:
			from, b = b, b.Succs[0]
		default:
			return false
		}
	}
	return false
}

// through takes the edge of a phi that the path came by.
func through(v ssa.Value, from, b *ssa.BasicBlock) ssa.Value {
	phi, ok := v.(*ssa.Phi)
	if !ok || phi.Block() != b {
		return v
	}
	for i, pred := range b.Preds {
		if pred == from {
			return phi.Edges[i]
		}
	}
	return v
}

// freshError reports whether an error is made on the spot, by a conversion or by a function of text and errors, or is
// a variable of a package.
func freshError(v ssa.Value, depth int) bool {
	if depth > 4 {
		return false
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return true
	case *ssa.ChangeInterface:
		return freshError(v.X, depth+1)
	case *ssa.UnOp:
		_, global := v.X.(*ssa.Global)
		return global && v.Op == token.MUL
	case *ssa.Call:
		callee := v.Call.StaticCallee()
		if callee == nil || callee.Signature.Recv() != nil || len(callee.Blocks) > 0 && callee == v.Parent() {
			return false // ctx.Err() is nil when the time is up
		}
		for p := range callee.Signature.Params().Variables() {
			if !isText(p.Type()) {
				return false
			}
		}
		return callee.Signature.Results().Len() == 1
	}
	return false
}

// isText reports whether t is what an error is made of: text, a number, another error, any list of these.
func isText(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return true
	case *types.Slice:
		return isText(u.Elem())
	case *types.Interface:
		return knowledge.IsError(t) || u.NumMethods() == 0
	}
	return false
}
