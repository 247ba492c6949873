package schedule

// This file decides whether wall-clock time is looked at between the attempts: by an exit of the loop, or by what
// waits. A look at a context that time never ends is none, and is kept as evidence.
//
// It decides too whether the look comes late: behind the wait, so that the wait is spent before the fact is found. A
// look is in time when no attempt lies between it and the wait. What the attempt is, the exit that means success says.

import (
	"cmp"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// deadline answers for one loop.
func (p *program) deadline(r *rounds) {
	k := kinds(r.exits) | r.seen
	r.bound.Stop = k&Stop != 0
	r.bound.Deadline = No
	if k&Deadline != 0 {
		r.bound.Deadline = Yes
		r.bound.Late = p.late(r)
		return
	}
	if p.cutsShort(r) {
		r.bound.Deadline = Unknown
		return
	}
	r.bound.Void = p.voidLooks(r)
}

// cutsShort reports whether a context ends the waits, though not the loop, and goes to the operation too: what is left of
// the attempts fails at once.
func (p *program) cutsShort(r *rounds) bool {
	for _, c := range r.waits {
		sel, ok := c.wait.Recv.(*ssa.Select)
		if !ok {
			return false
		}
		passed := false
		for _, st := range sel.States {
			ctx := p.contextDone(st.Chan)
			passed = passed || ctx != nil && p.contextKind(ctx) == Deadline && p.goesToOperation(r, ctx)
		}
		if !passed {
			return false
		}
	}
	return true
}

func (p *program) goesToOperation(r *rounds, ctx ssa.Value) bool {
	return slices.ContainsFunc(p.attemptsIn(r), func(c *ssa.Call) bool {
		return slices.ContainsFunc(c.Call.Args, func(arg ssa.Value) bool { return sameValue(arg, ctx, 0) })
	})
}

// late reports whether every look at the deadline comes behind the wait.
func (p *program) late(r *rounds) bool {
	if len(r.loops) != 1 || r.seen&Deadline != 0 {
		return false
	}
	attempts := p.attemptsIn(r)
	if len(attempts) == 0 {
		return false
	}
	for _, c := range r.waits {
		for _, e := range r.exits {
			if e.Kind&Deadline != 0 && inTime(e, c.wait, attempts) {
				return false
			}
		}
	}
	return true
}

// inTime reports whether a look is a case of the wait's own select, or stands before the wait with no attempt between.
func inTime(look Exit, w *Wait, attempts []*ssa.Call) bool {
	if cmp, ok := look.Cond.(*ssa.BinOp); ok {
		if sel, _, ok := dispatch(cmp); ok && ssa.Instruction(sel) == w.Recv {
			return true
		}
	}
	at, wait := look.If.Block(), w.Instr.Block()
	switch {
	case at == wait, at != wait && wait.Dominates(at):
		return false // a test ends its block
	case !at.Dominates(wait):
		return true // not on every path: not proven late
	}
	for _, c := range attempts {
		if b := c.Block(); at != b && at.Dominates(b) && b.Dominates(wait) {
			return false
		}
	}
	return true
}

// attemptsIn lists the calls whose answer is success.
func (p *program) attemptsIn(r *rounds) (calls []*ssa.Call) {
	for _, e := range r.exits {
		if e.Kind&Success != 0 {
			calls = append(calls, p.sourcesIn(r.loops[0], e.Cond)...)
		}
	}
	return calls
}

// voidLooks finds the contexts that are looked at and never end.
func (p *program) voidLooks(r *rounds) (void []Evidence) {
	for _, l := range r.loops {
		for _, b := range l.Head.Parent().Blocks {
			if !l.Contains(b) {
				continue
			}
			for _, instr := range b.Instrs {
				c, ok := instr.(*ssa.Call)
				if !ok {
					continue
				}
				switch p.rows.RoleOf(ssaread.Callee(&c.Call)) {
				case knowledge.ContextDone, knowledge.ContextErr, knowledge.ContextEnd:
					if made, ok := p.endlessFrom(contextOf(&c.Call)); ok {
						void = append(void, Evidence{Pos: cmp.Or(made, c.Pos()), Note: "this context never ends"})
					}
				}
			}
		}
	}
	return void
}
