package schedule

// This file decides whether every success sets a delay back: then it grows over failures alone, even where the code does
// no more with the error than log it. Success is an error that is nil, or a bool that is false only beside an error; an
// idle poll, which answers false and no error, has none.

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// restarts reports whether a delay is set to what does not change in l on every turn on which the operation succeeds.
func (p *program) restarts(l *Loop, v ssa.Value) bool { return p.setAgain(l, v, map[ssa.Value]bool{}) }

func (p *program) setAgain(l *Loop, v ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[v] || len(seen) > maxWalk {
		return false
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Phi:
		for i, e := range v.Edges {
			pred := v.Block().Preds[i]
			if l.Contains(pred) && (p.invariant(l, e, 0) && p.whereItSucceeds(l, pred, v.Block()) || p.setAgain(l, e, seen)) {
				return true
			}
		}
	case *ssa.BinOp:
		return p.setAgain(l, v.X, seen) || p.setAgain(l, v.Y, seen)
	case *ssa.Convert:
		return p.setAgain(l, v.X, seen)
	case *ssa.Call:
		return slices.ContainsFunc(v.Call.Args, func(arg ssa.Value) bool { return isNumber(arg.Type()) && p.setAgain(l, arg, seen) })
	}
	return false
}

// whereItSucceeds reports whether what leads from one block of l to the next, and not past it, is that an operation has
// succeeded.
func (p *program) whereItSucceeds(l *Loop, from, to *ssa.BasicBlock) bool {
	past := p.testsOn(to, l)
	only := slices.DeleteFunc(p.testsOn(from, l), func(t test) bool { return slices.Contains(past, t) })
	return len(only) > 0 && !slices.ContainsFunc(only, func(t test) bool { return !p.succeeded(t) })
}

// succeeded reports whether a test tells that an operation has succeeded, and its other side that it has failed.
func (p *program) succeeded(t test) bool {
	a := p.answerOf(t.cond, t.holds)
	return a.err && !a.failed || t.holds && p.falseIfFailed(t.cond)
}

// falseIfFailed reports whether v is the bool of a function of the package that answers false only beside an error, a panic
// that it recovers from apart.
func (p *program) falseIfFailed(v ssa.Value) bool {
	ok, isResult := v.(*ssa.Extract)
	if !isResult {
		return false
	}
	c, isCall := ok.Tuple.(*ssa.Call)
	if !isCall || c.Call.StaticCallee() == nil {
		return false
	}
	callee := ssaread.Origin(c.Call.StaticCallee())
	returns := ssaread.Returns(callee)
	return len(returns) > 0 && !slices.ContainsFunc(returns, func(ret *ssa.Return) bool {
		yes, _ := constBool(returned(ret, ok.Index))
		return ret.Block() != callee.Recover && !yes && !p.returnsError(ret)
	})
}

// returned is result i of a return, of a function with a defer what it keeps there in a variable.
func returned(ret *ssa.Return, i int) ssa.Value {
	load, ok := ret.Results[i].(*ssa.UnOp)
	if !ok {
		return ret.Results[i]
	}
	for _, instr := range slices.Backward(ret.Block().Instrs) {
		if st, ok := instr.(*ssa.Store); ok && st.Addr == load.X {
			return st.Val
		}
	}
	return load
}

// returnsError reports whether a return answers an error that is not nil.
func (p *program) returnsError(ret *ssa.Return) bool {
	errs, _ := leavesWith(ret.Block())
	return slices.ContainsFunc(errs, func(err ssa.Value) bool { return freshError(err, 0) || p.knownFailed(ret.Block(), err) })
}
