package schedule

// This file decides whether a function that waits and calls itself again goes on to other things: down a tree, or along
// pages, with a bound on how far. The rules are those of a loop. None holds where the wait stands on the failing side of an
// error, as the list that is left after a failure is the old one.

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// goesOnward reports whether the wait lies between different things to do, and why.
func (j *purpose) goesOnward(fn *ssa.Function) (why string, onward bool) {
	if j.failedError(nil) {
		return "", false
	}
	if r := j.p.cycle(fn); r != nil && paces(kinds(r.exits)) {
		return "it leaves on failure and waits after success", true
	}
	same := false
	follow(j.site, func(instr ssa.Instruction) bool {
		if c, ok := instr.(*ssa.Call); ok && j.p.callsAgain(c, fn) {
			other := j.otherThing(c, fn)
			onward, same = onward || other, same || !other
		}
		return !same
	})
	return "it calls itself for other things", onward && !same
}

// paces reports whether what leaves a loop is failure, and nothing else but what bounds it.
func paces(k ExitKind) bool {
	return k&^(Failure|Deadline|Stop|Counted|Budget) == 0 && k&Failure != 0
}

// otherThing reports whether a call of fn by itself is for another thing than fn was called for: one of a list, a part of
// what it was given, or what the answer to that says comes next.
func (j *purpose) otherThing(c *ssa.Call, fn *ssa.Function) bool {
	if l := j.p.nest(fn).At(c.Block()); l != nil {
		if _, takes := j.p.walksItems(l, j.isWait); takes != nil {
			return true
		}
	}
	if callee := c.Call.StaticCallee(); callee != nil && ssaread.Origin(callee) != fn {
		return false // its parameters are not those of fn
	}
	for i, arg := range c.Call.Args {
		given := fn.Params[i]
		if arg != given && wholeOf(arg) == given {
			return true
		}
		if slices.ContainsFunc(*given.Referrers(), func(ref ssa.Instruction) bool {
			asked, ok := ref.(*ssa.Call)
			return ok && asked.Block().Dominates(j.site.Block()) && isAnswerOf(asked, arg)
		}) {
			return true
		}
	}
	return false
}
