package schedule

// This file decides what a function looks at before it answers: a deadline (a context that can end, a clock), a word
// to stop, a count of attempts. It is asked of waiters and of predicates, whose answer ends a loop; never of the
// operation itself, whose own look at its context says nothing about the loop around it.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// look is what a function looks at, in the words of an exit.
type look = ExitKind

// looksAt reports what the callee of c looks at; zero when it is an operation, or does not tell.
func (p *program) looksAt(c *ssa.Call, depth int) look {
	if p.rows.RoleOf(ssaread.Callee(&c.Call)) == knowledge.Judge {
		return Deadline
	}
	callee := p.calleeOf(c)
	if callee == nil || len(callee.Blocks) == 0 {
		return p.foreignLook(&c.Call)
	}
	if depth > maxHelpers || !answers(callee.Signature) || !p.leaf(callee) && !judges(callee.Signature) {
		return 0
	}
	return p.bodyLook(c, callee, depth)
}

// bodyLook joins what the instructions of a callee look at.
func (p *program) bodyLook(c *ssa.Call, callee *ssa.Function, depth int) (seen look) {
	for _, b := range callee.Blocks {
		for _, instr := range b.Instrs {
			seen |= p.instrLook(c, callee, instr, depth)
		}
	}
	return seen
}

// foreignLook is what a function without a body here looks at: what its fact says; else, a wait that takes a context
// and a duration gives up with the context, and so does a judge of errors that takes one.
func (p *program) foreignLook(c *ssa.CallCommon) look {
	fn := ssaread.Callee(c)
	if s := p.summary(fn); s != nil {
		return p.unlessVoid(c, s.Looks)
	}
	if fn != nil && p.own(fn.Pkg()) && !c.IsInvoke() {
		return 0 // it was read, and looks at nothing
	}
	ctx, dur := false, false
	for v := range c.Signature().Params().Variables() {
		ctx = ctx || knowledge.IsContext(v.Type())
		dur = dur || knowledge.IsDuration(v.Type())
	}
	waits := dur && c.Signature().Results().Len() <= 1 // one that answers more is an operation, and the duration a setting
	if ctx && (waits || judges(c.Signature())) {
		return p.unlessVoid(c, Deadline)
	}
	return 0
}

// unlessVoid takes the deadline off a look for which the call passes a context that never ends.
func (p *program) unlessVoid(c *ssa.CallCommon, seen look) look {
	for _, arg := range c.Args {
		if knowledge.IsContext(arg.Type()) && p.contextKind(arg) == Other {
			return seen &^ Deadline
		}
	}
	return seen
}

// judges reports whether a function says yes or no about an error.
func judges(sig *types.Signature) bool {
	about, says := false, false
	for v := range sig.Params().Variables() {
		about = about || isErrorType(v.Type()) || isErrorType(ssaread.Deref(v.Type()))
	}
	for v := range sig.Results().Variables() {
		says = says || isBoolean(v.Type())
	}
	return about && says
}

// answers reports whether a function says yes or no: with a bool, or with an error.
func answers(sig *types.Signature) bool {
	for v := range sig.Results().Variables() {
		if isBoolean(v.Type()) || isErrorType(v.Type()) {
			return true
		}
	}
	return false
}

func (p *program) instrLook(c *ssa.Call, callee *ssa.Function, instr ssa.Instruction, depth int) look {
	switch instr := instr.(type) {
	case *ssa.Call:
		row, ok := p.rows.Lookup(ssaread.Callee(&instr.Call))
		switch {
		case ok && (row.Role == knowledge.ContextDone || row.Role == knowledge.ContextErr || row.Role == knowledge.ContextEnd):
			if k := p.askedKind(c, callee, contextOf(&instr.Call)); k != Other {
				return k
			}
		case ok && (row.Role == knowledge.ClockCompare || row.Role == knowledge.Judge):
			return Deadline
		case !ok:
			return p.looksAt(instr, depth+1)
		}
	case *ssa.BinOp:
		switch instr.Op {
		case token.LSS, token.LEQ, token.GTR, token.GEQ:
			if p.readsClock(instr.X) || p.readsClock(instr.Y) {
				return Deadline
			}
		case token.EQL, token.NEQ:
		default:
			return 0 // no comparison
		}
		if p.counts(c, callee, instr.X) || p.counts(c, callee, instr.Y) {
			return Counted
		}
	case *ssa.UnOp:
		if instr.Op == token.ARROW && isSignal(instr.X.Type()) {
			return p.signalKind(c, callee, instr.X)
		}
		return deadlineError(instr)
	case *ssa.Select:
		for _, st := range instr.States {
			if st.Dir == types.RecvOnly && isSignal(st.Chan.Type()) && p.contextDone(st.Chan) == nil {
				return p.signalKind(c, callee, st.Chan)
			}
		}
	}
	return 0
}

// signalKind is what a channel that a callee listens to means: where the call passes a context's, the context.
func (p *program) signalKind(c *ssa.Call, callee *ssa.Function, ch ssa.Value) look {
	if param, ok := ch.(*ssa.Parameter); ok && c != nil {
		if passed := passedBy(c, callee, param); passed != nil {
			if ctx := p.contextDone(passed); ctx != nil {
				return p.contextKind(ctx)
			}
		}
	}
	return Stop
}

// maxLeaf is how many functions a leaf may be made of.
const maxLeaf = 12

// leaf reports whether fn does no work of its own: it computes, looks, waits, and calls only what does the same.
func (p *program) leaf(fn *ssa.Function) bool {
	work, seen := []*ssa.Function{fn}, map[*ssa.Function]bool{fn: true}
	for len(work) > 0 {
		fn := work[len(work)-1]
		work = work[:len(work)-1]
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(ssa.CallInstruction)
				if !ok || isBuiltin(c) || knowledge.Pure(ssaread.Callee(c.Common())) {
					continue
				}
				if _, waits := p.timeCall(c.Common()); waits {
					continue
				}
				callee := c.Common().StaticCallee()
				if callee == nil || len(callee.Blocks) == 0 || len(seen) > maxLeaf {
					return false
				}
				if !seen[callee] {
					seen[callee] = true
					work = append(work, callee)
				}
			}
		}
	}
	return true
}

// counts reports whether a callee compares a count of attempts: state that it, or another function, counts up, or a
// parameter for which the call passes a counter of its loop.
func (p *program) counts(c *ssa.Call, callee *ssa.Function, v ssa.Value) bool {
	v = rootOf(v).v
	if !isWhole(v.Type()) || knowledge.IsDuration(v.Type()) {
		return false
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		return v.Op == token.MUL && p.counterPlace(p.placeOf(v.X))
	case *ssa.Call:
		row, _ := p.rows.Lookup(ssaread.Callee(&v.Call))
		if row.Role == knowledge.AtomicLoad {
			return p.counterPlace(p.placeOf(v.Call.Args[0])) // a flag is no count
		}
		return row.Role == knowledge.AtomicAdd
	case *ssa.Parameter:
		if c == nil {
			return false
		}
		passed := passedBy(c, callee, v)
		if passed == nil {
			return false
		}
		l := p.nest(c.Parent()).At(c.Block())
		for ; l != nil; l = l.Parent {
			if p.inductive(l, passed) {
				return true
			}
		}
	}
	return false
}

// counterPlace reports whether some store of the package adds a constant to the place.
func (p *program) counterPlace(at place) bool {
	if at.of == nil {
		return false
	}
	for _, s := range p.storesTo(at) {
		r := rootOf(s.val)
		load, ok := r.v.(*ssa.UnOp)
		if s.adds || ok && load.Op == token.MUL && r.affine && r.mul == 1 && r.add != 0 && p.isPlace(load.X, at, s) {
			return true
		}
	}
	return false
}

// isSignal reports whether t is a channel that tells one thing by being closed.
func isSignal(t types.Type) bool {
	ch, ok := t.Underlying().(*types.Chan)
	return ok && ch.Dir() != types.SendOnly && (isEmptyStruct(ch.Elem()) || isBoolean(ch.Elem()))
}
