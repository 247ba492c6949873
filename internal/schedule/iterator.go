package schedule

// This file sees a loop over an iterator as what it is, one loop in two functions: the body, which is a function of its
// own, and the loop of the iterator that runs it. Whichever of them waits, what leaves the body ends the attempts, and so
// does what ends the iterator.
//
// An iterator that gives things is walked. Numbers and durations number the attempts; where they go into the operation,
// which may ask for a page by its number, only an error that is nil says that the attempt was the last.

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// isBody reports whether a function is the body of a loop over an iterator.
func isBody(fn *ssa.Function) bool {
	return ssaread.IsYield(fn) && len(fn.Blocks) > 0
}

// bodyLoop is the part of such a body that leads on to the next turn, as a loop; nil for other functions.
func (p *program) bodyLoop(fn *ssa.Function) *Loop {
	if !isBody(fn) {
		return nil
	}
	var onward []*ssa.BasicBlock
	for _, ret := range ssaread.Returns(fn) {
		if on, known := constBool(ret.Results[0]); on || !known {
			onward = append(onward, ret.Block())
		}
	}
	return leadingTo(fn, onward)
}

// body judges the body of a loop over an iterator.
func (j *purpose) body(l *Loop) *Attempt {
	a := &Attempt{Loop: l, Is: Unknown, Failure: j.failure(nil), Why: "a loop over an iterator"}
	for _, param := range l.Head.Parent().Params {
		if !isNumber(param.Type()) && j.p.reachesWork(param, j.isWait, map[ssa.Value]bool{}) {
			a.Is, a.Why = No, "it walks what an iterator gives"
			return a
		}
	}
	exits := j.p.bodyExits(l)
	if a.Failure != Yes && j.p.goesOnFailed(exits) {
		a.Failure = Yes
	}
	switch {
	case kinds(exits)&Success != 0:
		a.Is, a.Why = Yes, "it leaves when the operation succeeds"
	case a.Failure == Yes && (j.failedError(nil) || !j.p.asksByTurn(l)):
		a.Is = Yes
	}
	return a
}

// asksByTurn reports whether what an iterator gives goes into the operation.
func (p *program) asksByTurn(l *Loop) bool {
	waits := func(instr ssa.Instruction) bool {
		callee := instr.(ssa.CallInstruction).Common().StaticCallee()
		return callee != nil && len(callee.Blocks) > 0 && p.waiter(callee)
	}
	return slices.ContainsFunc(l.Head.Parent().Params, func(given *ssa.Parameter) bool {
		return p.reachesWork(given, waits, map[ssa.Value]bool{})
	})
}

// bodyExits lists what leaves the body of a loop over an iterator.
func (p *program) bodyExits(l *Loop) []Exit {
	exits := p.exits(l)
	if !p.asksByTurn(l) {
		return exits
	}
	for i, e := range exits {
		if a := p.answerOf(e.Cond, e.Holds); e.Kind&Success != 0 && (!a.err || a.failed) {
			exits[i].Kind = e.Kind&^Success | Other
		}
	}
	return exits
}

// iteration gives the attempts of a loop over an iterator; nil when it is not known what the iterator does.
func (p *program) iteration(body *Loop) *rounds {
	r := &rounds{loops: []*Loop{body}, exits: p.bodyExits(body)}
	for iterator, bodies := range p.iterators() {
		for _, b := range bodies {
			if b.fn != body.Head.Parent() {
				continue
			}
			for _, run := range callsOf(iterator, iterator.Params[b.index]) {
				l := p.nest(iterator).At(run.Block())
				if l == nil || !b.only {
					return nil
				}
				r.loops, r.exits = append(r.loops, l), append(r.exits, p.exits(l)...)
			}
		}
	}
	if len(r.loops) == 1 {
		return nil
	}
	return r
}

// brokenKind is what it means for the loop of an iterator that the body which it runs has been left; zero for other calls.
func (p *program) brokenKind(c *ssa.Call) (k ExitKind) {
	yield, ok := c.Call.Value.(*ssa.Parameter)
	if !ok {
		return 0
	}
	for _, b := range p.iterators()[yield.Parent()] {
		if l := p.bodyLoop(b.fn); l != nil && yield.Parent().Params[b.index] == yield {
			k |= kinds(p.bodyExits(l))
		}
	}
	return k
}

// iteratorBody is a body that is handed to an iterator.
type iteratorBody struct {
	fn    *ssa.Function
	index int  // of the parameter that it is handed in
	only  bool // it is handed to no other iterator
}

// iterators lists the iterators that loops of the package run over, with the bodies of these loops.
func (p *program) iterators() map[*ssa.Function][]iteratorBody {
	if p.bodies != nil {
		return p.bodies
	}
	p.bodies = map[*ssa.Function][]iteratorBody{}
	for _, fn := range p.funcs {
		if !isBody(fn) {
			continue
		}
		for _, h := range p.handings[fn] {
			found, whole := p.functionsOf(h.call.Call.Value)
			for _, iterator := range found {
				iterator, index := unbound(iterator, h.index)
				if iterator != nil && index < len(iterator.Params) {
					p.bodies[iterator] = append(p.bodies[iterator], iteratorBody{fn, index, whole && len(found) == 1})
				}
			}
		}
	}
	return p.bodies
}

// unbound is the method that a function value is bound to, with what the index of a parameter is there; of other functions
// the declared one. An interface's method is nil.
func unbound(fn *ssa.Function, index int) (*ssa.Function, int) {
	if method := ssaread.Declared(fn); method != nil && len(fn.FreeVars) > 0 {
		if fn = fn.Prog.FuncValue(method); fn == nil {
			return nil, 0
		}
		index++
	}
	return ssaread.Origin(fn), index
}
