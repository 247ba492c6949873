package schedule

// This file lists what leaves a loop, and what each exit means. An exit is an edge out of the loop; what it means is
// read from the condition and the side. One exit can mean several things: a waiter that counts and looks at its
// context answers for both.
//
// A bool that a function answers is taken for success on its true side; on its false side only when the function was
// asked about the result (`if !again(resp, err) { break }`), since a plain false is as often "no more tries".

import (
	"cmp"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// ExitKind says what an exit means.
type ExitKind uint8

const (
	Counted  ExitKind = 1 << iota // a counter has passed a bound that does not change in the loop
	Budget                        // a delay, or a sum of delays, has
	Success                       // the operation worked, or an answer was found
	Failure                       // it failed for good
	Deadline                      // a clock or a context says so
	Stop                          // somebody said stop
	Other
)

// Exit is one edge out of a loop.
type Exit struct {
	If     *ssa.If
	Leaves int // the edge that leaves: 0 the true one, 1 the false one
	Kind   ExitKind
	Pos    token.Pos
}

// exits lists the exits of l in the order of its blocks.
func (p *program) exits(l *Loop) (out []Exit) {
	for _, b := range l.Head.Parent().Blocks {
		if !l.Contains(b) || len(b.Succs) != 2 {
			continue
		}
		test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		for i, s := range b.Succs {
			if l.Contains(s) || unreachable(s) && isDispatch(test.Cond) {
				continue // the panic behind a select that matched nothing is no exit
			}
			pos := test.Cond.Pos()
			if !pos.IsValid() {
				pos = cmp.Or(firstPos(s), firstPos(b), firstPos(l.Head), b.Parent().Pos())
			}
			kind := p.exitKind(l, b, test.Cond, i == 0, 0)
			if i == 1 && isDispatch(test.Cond) {
				kind = p.casesKind(s)
			}
			out = append(out, Exit{test, i, kind, pos})
		}
	}
	return out
}

// kinds joins the meanings of exits.
func kinds(exits []Exit) (k ExitKind) {
	for _, e := range exits {
		k |= e.Kind
	}
	return k
}

func (p *program) exitKind(l *Loop, b *ssa.BasicBlock, cond ssa.Value, holds bool, depth int) ExitKind {
	if depth > 4 {
		return Other
	}
	switch cond := cond.(type) {
	case *ssa.UnOp:
		if cond.Op == token.NOT {
			return p.exitKind(l, b, cond.X, !holds, depth+1)
		}
	case *ssa.Phi:
		return p.mergedKind(l, cond, holds, depth)
	case *ssa.BinOp:
		if sel, i, ok := dispatch(cond); ok {
			return p.caseKind(sel, i, holds)
		}
		return p.comparedKind(l, cond, holds)
	case *ssa.Call:
		return p.calledKind(l, b, cond, holds)
	case *ssa.Extract:
		switch t := cond.Tuple.(type) {
		case *ssa.Call:
			k := p.calledKind(l, b, t, holds)
			if k == Other && errorAmong(t.Type()) {
				return Success | Failure // again, err := op(): not again says how it went
			}
			return k
		case *ssa.TypeAssert, *ssa.Lookup:
			if holds {
				return Success
			}
		case *ssa.UnOp:
			return Stop // the channel was closed
		}
	}
	return Other
}

// mergedKind reads a condition that several paths have set.
func (p *program) mergedKind(l *Loop, phi *ssa.Phi, holds bool, depth int) (k ExitKind) {
	if len(phi.Edges) > 8 {
		return Other // too many ways to say
	}
	for i, e := range phi.Edges {
		pred := phi.Block().Preds[i]
		c, ok := e.(*ssa.Const)
		switch {
		case !ok && e != phi:
			k |= p.exitKind(l, pred, e, holds, depth+1)
		case ok && c.Value != nil && (c.Value.ExactString() == "true") == holds && l.Contains(pred):
			for _, t := range p.testsOn(pred, l) {
				if _, merged := t.cond.(*ssa.Phi); !merged {
					k |= p.exitKind(l, t.at, t.cond, t.holds, depth+1) &^ Other
				}
			}
			if f, ok := edgeFact(pred, phi.Block()); ok {
				k |= p.exitKind(l, pred, f.cond, f.holds, depth+1) &^ Other
			}
		}
	}
	if k == 0 {
		return Other
	}
	return k
}

// casesKind reads the cases of a select that all leave, from the block that goes to the first of them.
func (p *program) casesKind(b *ssa.BasicBlock) (k ExitKind) {
	for range 64 {
		test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
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
	case ctx != nil && p.endless(ctx):
		return Other
	case ctx != nil, knowledge.IsTimeChan(st.Chan.Type()):
		return Deadline
	case st.Dir == types.SendOnly, p.brings(sel, i):
		return Success
	}
	return Stop
}

// comparedKind reads a comparison.
func (p *program) comparedKind(l *Loop, c *ssa.BinOp, holds bool) ExitKind {
	if k := p.countedKind(l, c); k != 0 {
		return k
	}
	a := p.answerOf(c, holds)
	switch {
	case p.readsClock(c.X) || p.readsClock(c.Y):
		return Deadline
	case a.err && !a.failed:
		return Success
	case a.err:
		return p.failedKind(a.calls)
	case isErrorType(c.X.Type()):
		return Failure | deadlineError(c.X) | deadlineError(c.Y)
	case len(a.calls) == 0:
		return Other
	case a.constant && (c.Op == token.EQL) == holds && isNil(c.Y):
		return Failure // nothing came back
	case p.onlyState(a.calls):
		return Other
	}
	return Success
}

// onlyState reports whether calls do no more than read the program's own state.
func (p *program) onlyState(calls []*ssa.Call) bool {
	for _, c := range calls {
		callee := c.Call.StaticCallee()
		if callee == nil || len(callee.Blocks) == 0 || !p.leaf(callee) {
			return false
		}
	}
	return true
}

// failedKind reads an error that is not nil by what gave it.
func (p *program) failedKind(calls []*ssa.Call) (k ExitKind) {
	for _, c := range calls {
		row, _ := knowledge.Lookup(calleeObject(&c.Call))
		switch {
		case row.Role == knowledge.ContextErr && p.endless(contextOf(&c.Call)):
			k |= Other
		case row.Role == knowledge.ContextErr:
			k |= Deadline
		default:
			if seen := p.looksAt(c, 0); seen != 0 {
				k |= seen
			} else {
				k |= Failure
			}
		}
	}
	if k == 0 {
		return Failure
	}
	return k
}

// calledKind reads a bool that a function answers.
func (p *program) calledKind(l *Loop, b *ssa.BasicBlock, c *ssa.Call, holds bool) ExitKind {
	row, _ := knowledge.Lookup(calleeObject(&c.Call))
	switch row.Role {
	case knowledge.ClockCompare, knowledge.ContextEnd:
		return Deadline
	case knowledge.AtomicLoad:
		return Other // ready, or closed
	}
	about, failing := false, false
	var dead ExitKind
	for _, arg := range c.Call.Args {
		dead |= deadlineError(arg)
		if isErrorType(arg.Type()) {
			about, failing = true, failing || p.knownFailed(b, arg)
		} else if len(p.sourcesIn(l, arg)) > 0 {
			about = true
		}
	}
	if recv := receiverOf(&c.Call); recv != nil && (isErrorType(recv.Type()) || errorAs(recv)) {
		return Failure
	}
	if seen := p.looksAt(c, 0); seen != 0 {
		return seen
	}
	switch {
	case dead != 0 || failing:
		return Failure | dead
	case about:
		return Success | Failure
	case holds:
		return Success
	}
	return Other
}

// errorAmong reports whether one of several results is an error.
func errorAmong(t types.Type) bool {
	results, ok := t.(*types.Tuple)
	if !ok {
		return false
	}
	for v := range results.Variables() {
		if isErrorType(v.Type()) {
			return true
		}
	}
	return false
}

// knownFailed reports whether an error is known not to be nil in b.
func (p *program) knownFailed(b *ssa.BasicBlock, err ssa.Value) bool {
	for _, f := range p.factsAt(b) {
		cmp, ok := f.cond.(*ssa.BinOp)
		if ok && sameValue(cmp.X, err, 0) && isNil(cmp.Y) && f.holds == (cmp.Op == token.NEQ) {
			return true
		}
	}
	return false
}

// sourcesIn lists the calls in the loop that a value comes from.
func (p *program) sourcesIn(l *Loop, v ssa.Value) (in []*ssa.Call) {
	for _, c := range p.sources(v) {
		if l.Contains(c.Block()) {
			in = append(in, c)
		}
	}
	return in
}

// deadlineError is Deadline for the errors of an ended context.
func deadlineError(v ssa.Value) ExitKind {
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		v = load.X
	}
	g, ok := v.(*ssa.Global)
	if ok && g.Pkg != nil && g.Pkg.Pkg.Path() == "context" && (g.Name() == "DeadlineExceeded" || g.Name() == "Canceled") {
		return Deadline
	}
	return 0
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// unreachable reports whether a block does nothing but panic.
func unreachable(b *ssa.BasicBlock) bool {
	_, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Panic)
	return ok
}

func firstPos(b *ssa.BasicBlock) token.Pos {
	for _, instr := range b.Instrs {
		if instr.Pos().IsValid() {
			return instr.Pos()
		}
	}
	return token.NoPos
}
