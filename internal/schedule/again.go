package schedule

// This file judges attempts without a loop: a function that waits and then calls itself again.

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// recursion judges a function without a loop: the wait may lead to a call of the function itself. A call that passes
// on what it was given counts nothing, unless a counter in memory is stepped; a wait for a rate limit before it is no retry,
// nor is one before it goes on to other things.
func (j *purpose) recursion(fn *ssa.Function) *Attempt {
	a := &Attempt{Is: Unknown, Why: "no loop around it here", Failure: j.failure(nil)}
	follow(j.site, func(instr ssa.Instruction) bool {
		c, ok := instr.(*ssa.Call)
		if !ok || a.Is == Yes {
			return a.Is != Yes
		}
		if j.p.callsAgain(c, fn) {
			a.Why = "it calls itself again"
			if j.p.changes(c, fn) || j.p.keepsCount(fn) {
				a.Is = Yes
			}
		}
		return true
	})
	if why, onward := j.goesOnward(fn); a.Is == Yes && onward {
		a.Is, a.Why = No, why
	}
	return a
}

// callsAgain reports whether a call runs fn itself, by name, through a variable, or through another function.
func (p *program) callsAgain(c *ssa.Call, fn *ssa.Function) bool {
	if callee := c.Call.StaticCallee(); callee != nil {
		if ssaread.Origin(callee) == fn {
			return true
		}
		for _, again := range p.recursive(fn) {
			if again.Parent() == ssaread.Origin(callee) {
				return true
			}
		}
		return false
	}
	if c.Call.IsInvoke() || ssaread.Declared(fn) != nil {
		return false
	}
	if _, builtin := c.Call.Value.(*ssa.Builtin); builtin {
		return false
	}
	fns, _ := p.functionsOf(c.Call.Value)
	for _, f := range fns {
		if f == fn {
			return true
		}
	}
	return false
}

// keepsCount reports whether a function steps a counter in memory before it runs itself again.
func (p *program) keepsCount(fn *ssa.Function) bool {
	l := p.leadingOn(fn, fn)
	if l == nil {
		return false
	}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if addr, ok := storeAddr(instr); ok && l.Contains(b) && p.counterPlace(p.placeOf(addr)) {
				return true
			}
		}
	}
	return false
}

// changes reports whether a call of fn, or one that leads to it, passes a number that is not the one it was given.
func (p *program) changes(c ssa.CallInstruction, fn *ssa.Function) bool {
	if slices.ContainsFunc(c.Common().Args, isChanged) {
		return true
	}
	callee := c.Common().StaticCallee()
	return callee != nil && slices.ContainsFunc(p.recursive(fn), func(again ssa.CallInstruction) bool {
		return again.Parent() == ssaread.Origin(callee) && slices.ContainsFunc(again.Common().Args, isChanged)
	})
}

// isChanged reports whether an argument is a number that is neither handed on nor the same for every call.
func isChanged(arg ssa.Value) bool {
	_, handedOn := arg.(*ssa.Parameter)
	_, fixed := arg.(*ssa.Const)
	return isNumber(arg.Type()) && !handedOn && !fixed
}
