package schedule

// This file decides what gives up: an exit of a loop that leads to a return with an error of its own, and a return of a
// delay function that hands out no delay, or one that is not to be waited for.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// givesUp reports whether a block leads straight to a return with an error of its own, or to a panic. The result of
// calling on, such as the next attempt of a recursion, is no giving up.
func givesUp(b *ssa.BasicBlock) bool {
	errs, panics := leavesWith(b)
	return panics || slices.ContainsFunc(errs, func(err ssa.Value) bool { return freshError(err, 0) })
}

// endsWell reports whether a block leads straight to a return that says that there is no error.
func endsWell(b *ssa.BasicBlock) bool {
	errs, _ := leavesWith(b)
	return len(errs) > 0 && !slices.ContainsFunc(errs, func(err ssa.Value) bool { return !ssaread.IsNil(err) })
}

// leavesWith gives the errors of the return that a block leads straight to, or that it is a panic.
func leavesWith(b *ssa.BasicBlock) (errs []ssa.Value, panics bool) {
	var from *ssa.BasicBlock
	stored := map[ssa.Value]ssa.Value{} // results that a function with a defer keeps in variables
	for range 8 {
		if b == nil || len(b.Instrs) == 0 {
			break
		}
		for _, instr := range b.Instrs {
			if st, ok := instr.(*ssa.Store); ok {
				stored[st.Addr] = through(st.Val, from, b)
			}
		}
		switch last := b.Instrs[len(b.Instrs)-1].(type) {
		case *ssa.Panic:
			return nil, true
		case *ssa.Return:
			for _, r := range last.Results {
				if load, ok := r.(*ssa.UnOp); ok && load.Op == token.MUL && stored[load.X] != nil {
					r = stored[load.X]
				}
				if knowledge.IsError(r.Type()) {
					errs = append(errs, through(r, from, b))
				}
			}
			return errs, false
		case *ssa.Jump:
			from, b = b, b.Succs[0]
		default:
			return nil, false
		}
	}
	return nil, false
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

// fails reports whether a return gives up: it answers with nothing, a bool or an error, instead of a number alone. A bool
// that comes with every number says nothing.
func fails(ret *ssa.Return) bool {
	number := false
	for i, r := range ret.Results {
		if isNumber(r.Type()) {
			number = true
			continue
		}
		switch t := r.Type().Underlying().(type) {
		case *types.Basic:
			if t.Info()&types.IsBoolean != 0 && !saidWithNumbers(ret, i) {
				return true
			}
		case *types.Interface:
			if c, ok := r.(*ssa.Const); !ok || !c.IsNil() {
				return true
			}
		}
	}
	return !number
}

// saidWithNumbers reports whether result i of a return that hands out a number is the constant that it is in all such
// returns of the function.
func saidWithNumbers(ret *ssa.Return, i int) bool {
	c, ok := ret.Results[i].(*ssa.Const)
	if !ok || !handsOut(ret) {
		return false
	}
	for _, b := range ret.Parent().Blocks {
		if other, ok := lastOf(b).(*ssa.Return); ok && handsOut(other) && !sameValue(other.Results[i], c, 0) {
			return false
		}
	}
	return true
}

// handsOut reports whether a return answers a number that is not just zero.
func handsOut(ret *ssa.Return) bool {
	return slices.ContainsFunc(ret.Results, func(r ssa.Value) bool {
		x, constant := constNumber(r)
		return isNumber(r.Type()) && !(constant && x == 0)
	})
}
