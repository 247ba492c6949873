package schedule

// This file decides whether each turn of a loop asks for something else: for what a text names with the counter in it, for
// a page by its number, for what the last answer said comes next. The number alone is no sign, since operations are told
// which attempt they are: for pages it takes an answer whether there are more, if only by being empty, beside an error that
// ends the loop. It is not asked where the delay follows from the turns, which says that they are attempts.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// asksOnward reports whether the operation of l gets another thing on every turn, and which.
func (p *program) asksOnward(l *Loop, exits []Exit) (string, bool) {
	for _, e := range exits {
		if e.Kind&Success == 0 {
			continue
		}
		for _, c := range p.sourcesIn(l, e.Cond) {
			for _, arg := range c.Call.Args {
				switch {
				case p.namesCounter(l, arg, maxHelpers):
					return "it walks names with a number in them", true
				case p.asksByNumber(l, arg) && saysMore(e, c) && p.leavesOnError(exits, c):
					return "it walks pages", true
				case follows(l, arg, c):
					return "it asks for what the last answer said", true
				}
			}
		}
	}
	return "", false
}

// asksByNumber reports whether an argument is a multiple of the counter of l, or a struct that has one in a field.
func (p *program) asksByNumber(l *Loop, arg ssa.Value) bool {
	if load, ok := arg.(*ssa.UnOp); ok && load.Op == token.MUL {
		arg = load.X
	}
	options, ok := arg.(*ssa.Alloc)
	if !ok {
		return p.risesWith(l, arg)
	}
	return slices.ContainsFunc(*options.Referrers(), func(ref ssa.Instruction) bool {
		field, ok := ref.(*ssa.FieldAddr)
		return ok && slices.ContainsFunc(*field.Referrers(), func(ref ssa.Instruction) bool {
			st, ok := ref.(*ssa.Store)
			return ok && st.Addr == field && isNumber(st.Val.Type()) && p.risesWith(l, st.Val)
		})
	})
}

// risesWith reports whether v is a multiple of the counter of l, moved by at most a constant.
func (p *program) risesWith(l *Loop, v ssa.Value) bool {
	r := rootOf(v)
	return r.affine && p.stepsBy(l, r.v)
}

// namesCounter reports whether v is a text that the counter of l went into.
func (p *program) namesCounter(l *Loop, v ssa.Value, fuel int) bool {
	if fuel == 0 {
		return false
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return p.namesCounter(l, v.X, fuel)
	case *ssa.BinOp:
		return isString(v.Type()) && (p.namesCounter(l, v.X, fuel-1) || p.namesCounter(l, v.Y, fuel-1))
	case *ssa.Call:
		if !isString(v.Type()) || !knowledge.Pure(ssaread.Callee(&v.Call)) {
			return false
		}
		return slices.ContainsFunc(v.Call.Args, func(arg ssa.Value) bool { return p.holdsCounter(l, arg) || p.namesCounter(l, arg, fuel-1) })
	}
	return false
}

// holdsCounter reports whether an argument is the counter of l, or a list of arguments that has it.
func (p *program) holdsCounter(l *Loop, v ssa.Value) bool {
	if p.stepsBy(l, v) {
		return true
	}
	list, ok := v.(*ssa.Slice)
	if !ok {
		return false
	}
	array, ok := list.X.(*ssa.Alloc)
	if !ok {
		return false
	}
	return slices.ContainsFunc(ssaread.ElementStores(array), func(st *ssa.Store) bool {
		boxed, ok := st.Val.(*ssa.MakeInterface)
		return ok && p.stepsBy(l, boxed.X)
	})
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// saysMore reports whether a call tells by what it answers beside its error whether there is more: an exit leaves because it
// said no, or because it answered with nothing, or with less than a page.
func saysMore(e Exit, c *ssa.Call) bool {
	if ex, ok := e.Cond.(*ssa.Extract); ok {
		return ex.Tuple == c && isBoolean(ex.Type()) && !e.Holds
	}
	few := func(r relation) bool { return r.boundsAbove() || r.op == token.EQL && isZero(r.y) }
	return slices.ContainsFunc(fact{cond: e.Cond, holds: e.Holds}.relations(), func(r relation) bool {
		return few(r) && lengthIn(r.x, c)
	})
}

// lengthIn reports whether v is how long a list is that c answered with.
func lengthIn(v ssa.Value, c *ssa.Call) bool {
	n, ok := v.(*ssa.Call)
	if !ok || builtinName(n) != "len" {
		return false
	}
	ex, ok := wholeOf(n.Call.Args[0]).(*ssa.Extract)
	return ok && ex.Tuple == c
}

// leavesOnError reports whether an error of c ends the loop.
func (p *program) leavesOnError(exits []Exit, c *ssa.Call) bool {
	return slices.ContainsFunc(exits, func(e Exit) bool {
		a := p.answerOf(e.Cond, e.Holds)
		return a.err && a.failed && slices.Contains(a.calls, c)
	})
}

// follows reports whether what c is asked for is what it has answered on the turn before, whatever that was.
func follows(l *Loop, arg ssa.Value, c *ssa.Call) bool {
	phi, ok := arg.(*ssa.Phi)
	if !ok || phi.Block() != l.Head || isErrorType(phi.Type()) || mayKeep(l, phi) {
		return false
	}
	for i, pred := range phi.Block().Preds {
		if !l.Contains(pred) {
			continue
		}
		if !isAnswerOf(c, phi.Edges[i]) {
			return false
		}
	}
	return true
}

// isAnswerOf reports whether v is what c has answered beside an error, or a part of that which says what comes next: one
// that is a list may be what is left to ask for again.
func isAnswerOf(c *ssa.Call, v ssa.Value) bool {
	ex, ok := wholeOf(v).(*ssa.Extract)
	if !ok || ex.Tuple != c || isErrorType(ex.Type()) {
		return false
	}
	_, list := v.Type().Underlying().(*types.Slice)
	return v == ex || !list
}
