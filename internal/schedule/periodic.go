package schedule

// This file decides whether a wait is work that no failure drives: a loop that is no attempt loop, a timer that is armed
// without a failure in sight, a poll that slows down while it finds nothing.

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// periodic reports whether the wait is work that no failure drives: a loop that is no attempt loop, or a scheduled
// wait without a failure in sight, unless its delay follows from a count of attempts.
func (a *analysisRun) periodic(c *chain, v value, att *Attempt) bool {
	_, t := v.growth()
	requeued := c.wait.Kind == Scheduled && att.Failure == Yes && t.class == Geometric // whatever the loop walks over
	if att.Is == No && !requeued || att.Loop != nil && a.growsUnheeded(att, v) && !a.p.restarts(att.Loop, c.wait.Delay) {
		return true
	}
	if c.wait.Kind == Blocking {
		return false
	}
	if att.Failure == Yes || a.failedAtCallers(c) {
		return false
	}
	return !t.counted
}

// failedAtCallers reports whether a caller of the function that arms a timer does so because something failed.
func (a *analysisRun) failedAtCallers(c *chain) bool {
	for _, call := range a.p.callers[c.fn] {
		if instr, ok := call.(*ssa.Call); ok && instr.Parent() != c.fn {
			at := &Wait{Kind: c.wait.Kind, Instr: instr, Recv: instr}
			if a.p.attempt(instr.Parent(), at, a.isWait(instr.Parent())).Failure == Yes {
				return true
			}
		}
	}
	return false
}

// growsUnheeded reports whether a delay is made to grow from within an endless loop, and never on the failing side of
// an error: a poll that finds nothing slows down.
func (a *analysisRun) growsUnheeded(att *Attempt, v value) bool {
	l := att.Loop
	_, t := v.growth()
	if t.class != Geometric || t.counted || kinds(a.p.exits(l))&^(Deadline|Stop) != 0 {
		return false
	}
	in := a.p.functionAt(t.pos)
	j := &purpose{p: a.p}
	if in == nil {
		return false
	}
	if in == l.Head.Parent() {
		b := blockAt(in, t.pos)
		return att.Is == Unknown && b != nil && l.Contains(b) && !j.underError(b, l)
	}
	if b := blockAt(in, t.pos); b != nil && j.underError(b, nil) {
		return false // the error is handed on
	}
	found := false
	for _, b := range l.Head.Parent().Blocks {
		if !l.Contains(b) {
			continue
		}
		for _, instr := range b.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok || call.Call.StaticCallee() == nil || !a.p.leads(ssaread.Origin(call.Call.StaticCallee()), in) {
				continue
			}
			if j.underError(b, l) {
				return false
			}
			found = true
		}
	}
	return found
}

// blockAt is the block of the instruction at a position.
func blockAt(fn *ssa.Function, pos token.Pos) *ssa.BasicBlock {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if instr.Pos() == pos {
				return b
			}
		}
	}
	return nil
}

// functionAt is the function whose source holds a position.
func (p *program) functionAt(pos token.Pos) *ssa.Function {
	for _, fn := range p.funcs {
		if syn := fn.Syntax(); syn != nil && syn.Pos() <= pos && pos < syn.End() {
			return fn
		}
	}
	return nil
}
