package schedule

// This file reads the exits that look at an answer: a comparison, an error, a bool that a function gives.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// comparedKind reads a comparison.
func (p *program) comparedKind(l *Loop, b *ssa.BasicBlock, c *ssa.BinOp, holds bool) ExitKind {
	if k := p.countedKind(l, c, holds); k == Budget && (p.readsClock(c.X) || p.readsClock(c.Y)) {
		return Deadline // a budget that shrinks by the clock
	} else if k != 0 {
		return k
	}
	a := p.answerOf(c, holds)
	switch {
	case p.readsClock(c.X) || p.readsClock(c.Y):
		if p.keptPerKey(c.X) || p.keptPerKey(c.Y) {
			return Other // when something else happened, not when this began
		}
		if t := p.recent(c, holds); t == nil {
			return Deadline
		} else if len(p.sourcesIn(l, t)) > 0 {
			return Success // the answer is new enough
		}
		return Other
	case a.err && !a.failed:
		return Success
	case a.err:
		return p.failedKind(a.calls) | p.judgeLook(c.X, a.calls)
	case isErrorType(c.X.Type()):
		k := Failure | deadlineError(c.X) | deadlineError(c.Y)
		if (c.Op == token.EQL) != holds && !p.knownFailed(b, c.X) {
			k |= Success // not that error: another, or none
		}
		return k
	case leftOver(l, c):
		return Success
	case filledWithNothing(c, holds):
		return Other // what was waited for is gone, or this was the last page
	case len(a.calls) == 0:
		return Other
	case a.constant && (c.Op == token.EQL) == holds && ssaread.IsNil(c.Y):
		return Failure // nothing came back
	case p.onlyState(a.calls) && !p.searches(l, a.calls):
		return Other
	}
	return Success
}

// searches reports whether calls look for something in what was asked for in the loop.
func (p *program) searches(l *Loop, calls []*ssa.Call) bool {
	return slices.ContainsFunc(calls, func(c *ssa.Call) bool {
		return slices.ContainsFunc(c.Call.Args, func(arg ssa.Value) bool {
			asked := p.sourcesIn(l, arg)
			return p.asks(asked) && !p.onlyState(asked)
		})
	})
}

// keptPerKey reports whether the clock is held against a time out of a map.
func (p *program) keptPerKey(v ssa.Value) bool {
	for _, c := range p.sources(v) {
		for _, arg := range c.Call.Args {
			if ex, ok := arg.(*ssa.Extract); ok {
				arg = ex.Tuple
			}
			if _, ok := arg.(*ssa.Lookup); ok {
				return true
			}
		}
	}
	return false
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
		row, _ := p.rows.Lookup(ssaread.Callee(&c.Call))
		switch row.Role {
		case knowledge.ContextErr:
			k |= p.contextKind(contextOf(&c.Call))
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

// judgeLook is what a function looks at that is handed the error of the operation, and answers an error to end the loop.
func (p *program) judgeLook(err ssa.Value, operations []*ssa.Call) look {
	c, _ := ssaread.AnsweredBy(err)
	if c == nil || slices.Contains(operations, c) {
		return 0
	}
	return p.looksAt(c, 0)
}

// calledKind reads a bool that a function answers.
func (p *program) calledKind(l *Loop, b *ssa.BasicBlock, c *ssa.Call, holds bool) ExitKind {
	if k := p.brokenKind(c); k != 0 && !holds {
		return k
	}
	row, _ := p.rows.Lookup(ssaread.Callee(&c.Call))
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
		if about && !failing {
			seen |= Success | Failure // it was asked about the answer too
		}
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

// loadedKind reads a bool that is part of an answer, or was kept of one. What is not so is the success of a loop that
// asks the same each time; of one that asks for the next part it is as often the last.
func (p *program) loadedKind(l *Loop, b *ssa.BasicBlock, v ssa.Value, holds bool) ExitKind {
	k := Other
	calls := p.sourcesIn(l, v)
	if len(calls) > 0 && (holds || !slices.ContainsFunc(calls, func(c *ssa.Call) bool { return !p.asksTheSame(l, c) })) {
		k = Success
	}
	for _, c := range calls {
		if seen := p.calledKind(l, b, c, holds) & (Deadline | Stop); seen != 0 {
			k = k&^Other | seen
		}
	}
	return k
}

// asksTheSame reports whether a call in l has the same arguments on each turn.
func (p *program) asksTheSame(l *Loop, c *ssa.Call) bool {
	return !slices.ContainsFunc(c.Call.Args, func(arg ssa.Value) bool { return !p.invariant(l, arg, 0) })
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
		if ok && sameValue(cmp.X, err, 0) && ssaread.IsNil(cmp.Y) && f.holds == (cmp.Op == token.NEQ) {
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

// listedKind reads whether something is in a map. Asked about an answer, as `if !again[resp.StatusCode]`, it says how the
// operation went; else it was found, as is an entry of the answer itself.
func (p *program) listedKind(l *Loop, t *ssa.Lookup, holds bool) ExitKind {
	switch {
	case len(p.sourcesIn(l, t.Index)) > 0:
		return Success | Failure
	case holds && t.CommaOk, len(p.sourcesIn(l, t)) > 0:
		return Success
	}
	return Other
}
