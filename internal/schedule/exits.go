package schedule

// This file lists what leaves a loop, and what each exit means. An exit is an edge out of the loop; what it means is
// read from the condition and the side, of a select by its cases (cases.go). One exit can mean several things: a waiter
// that counts and looks at its context answers for both.
//
// A bool that a function answers is taken for success on its true side; on its false side only when the function was
// asked about the result (`if !again(resp, err) { break }`), since a plain false is as often "no more tries".

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
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

// Exit is one way to take an edge out of a loop.
type Exit struct {
	If    *ssa.If
	To    *ssa.BasicBlock
	Cond  ssa.Value // what is tested
	Holds bool      // what it says where it leaves
	Kind  ExitKind
	Pos   token.Pos
}

// exits lists the exits of l in the order of its blocks.
func (p *program) exits(l *Loop) (out []Exit) {
	for _, b := range l.Head.Parent().Blocks {
		if !l.Contains(b) || len(b.Succs) != 2 {
			continue
		}
		test, ok := lastOf(b).(*ssa.If)
		if !ok {
			continue
		}
		for _, s := range b.Succs {
			if l.Contains(s) || unreachable(s) && isDispatch(test.Cond) || ticks(test.Cond) {
				continue // the panic behind a select that matched nothing is no exit, and nobody closes a ticker's channel
			}
			for _, w := range ways(b, s) {
				out = append(out, p.exit(l, test, s, w))
			}
		}
	}
	p.awaited(out)
	return out
}

// awaited takes the error that a loop waits for, such as that a thing is gone, for its success: where the function then
// answers that all is well, and any other error makes it go on.
func (p *program) awaited(exits []Exit) {
	for _, e := range exits {
		if a := p.answerOf(e.Cond, e.Holds); a.err && a.failed {
			return // every error ends it: this one tells that there is no more
		}
	}
	for i, e := range exits {
		if e.Kind&(Success|Failure) == Failure && asksError(e.Cond) && endsWell(e.To) {
			exits[i].Kind = e.Kind&^Failure | Success
		}
	}
}

// asksError reports whether a condition asks which error it is.
func asksError(cond ssa.Value) bool {
	switch cond := cond.(type) {
	case *ssa.BinOp:
		return isErrorType(cond.X.Type())
	case *ssa.Call:
		return slices.ContainsFunc(cond.Call.Args, func(arg ssa.Value) bool { return isErrorType(arg.Type()) })
	}
	return false
}

// exit reads one way out of a loop to s.
func (p *program) exit(l *Loop, test *ssa.If, s *ssa.BasicBlock, w way) Exit {
	b := test.Block()
	e := Exit{If: test, To: s, Cond: test.Cond, Holds: b.Succs[0] == s, Kind: Other}
	if len(w.facts) > 0 {
		e.Cond, e.Holds = w.facts[0].cond, w.facts[0].holds
		e.Kind = p.exitKind(l, w.at, e.Cond, e.Holds)
	}
	if !e.Holds && isDispatch(e.Cond) {
		e.Kind = p.casesKind(s)
	}
	if e.Kind == Other {
		e.Kind |= p.toldIn(l, b)
	}
	if e.Kind&(Counted|Budget) != 0 {
		e.Kind |= p.timeLeft(l, w.at)
	}
	if e.Kind&Success != 0 && givesUp(s) {
		e.Kind = e.Kind&^Success | Failure // it leaves with an error of its own, or ends the process
		if asksStranger(e.Cond) {
			e.Kind |= Stop // it is told to, for whatever reason
		}
	}
	e.Pos = cmp.Or(e.Cond.Pos(), firstPos(s), firstPos(b), firstPos(l.Head), b.Parent().Pos())
	return e
}

// asksStranger reports whether a condition is what code that is not followed answers without being told anything: whether
// it is closed, cancelled, or too late.
func asksStranger(cond ssa.Value) bool {
	c, ok := cond.(*ssa.Call)
	if !ok || len(c.Call.Args) > 0 || !isBoolean(c.Type()) {
		return false
	}
	callee := c.Call.StaticCallee()
	return callee == nil || len(callee.Blocks) == 0
}

// kinds joins the meanings of exits.
func kinds(exits []Exit) (k ExitKind) {
	for _, e := range exits {
		k |= e.Kind
	}
	return k
}

// exitKind reads a condition of an exit, decided in b.
func (p *program) exitKind(l *Loop, b *ssa.BasicBlock, cond ssa.Value, holds bool) ExitKind {
	if p.readsAlarm(l, cond) {
		return Deadline
	}
	switch cond := cond.(type) {
	case *ssa.UnOp:
		if cond.Op == token.MUL {
			return p.loadedKind(l, b, cond, holds)
		}
	case *ssa.Field:
		return p.loadedKind(l, b, cond, holds)
	case *ssa.BinOp:
		if sel, i, ok := dispatch(cond); ok {
			return p.caseKind(sel, i, holds)
		}
		return p.comparedKind(l, b, cond, holds)
	case *ssa.Call:
		return p.calledKind(l, b, cond, holds)
	case *ssa.Lookup:
		return p.listedKind(l, cond, holds)
	case *ssa.Extract:
		switch t := cond.Tuple.(type) {
		case *ssa.Call:
			k := p.calledKind(l, b, t, holds)
			if k == Other && errorAmong(t.Type()) {
				return Success | Failure // again, err := op(): not again says how it went
			}
			return k
		case *ssa.TypeAssert:
			switch {
			case isErrorType(t.X.Type()):
				return Success | Failure // it is, or is not, an error of that kind
			case holds:
				return Success
			}
		case *ssa.Lookup:
			return p.listedKind(l, t, holds)
		case *ssa.UnOp:
			if holds && !isSignal(t.X.Type()) {
				return Success // what was asked for has come
			}
			return Stop // the channel was closed
		}
	}
	return Other
}

// lastOf is the instruction that ends a block; nil for an empty one.
func lastOf(b *ssa.BasicBlock) ssa.Instruction {
	if len(b.Instrs) == 0 {
		return nil
	}
	return b.Instrs[len(b.Instrs)-1]
}

// unreachable reports whether a block does nothing but panic.
func unreachable(b *ssa.BasicBlock) bool {
	_, ok := lastOf(b).(*ssa.Panic)
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
