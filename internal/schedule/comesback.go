package schedule

// This file decides whether a loop over things comes back, after a wait, to the thing that it took: the index stays where
// it is, or the thing is put back into the channel or the list, here or one call down. Then the wait is one between
// attempts, whatever else the loop does between them. How many there are is another question: what ends the loop counts
// things.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// comesAgain reports whether a turn of l that waits may take the same thing as the next one, or puts it back.
func (j *purpose) comesAgain(l *Loop, takes ssa.Instruction) bool {
	at, from := takes.Block(), j.site.Block()
	if !at.Dominates(from) {
		if !l.restOfTurn(from)[at] {
			return false // a turn that waits takes nothing
		}
		from = at // it waits first
	}
	back := comeback{j: j, l: l, rest: l.restOfTurn(from), seen: map[ssa.Value]bool{}}
	switch takes := takes.(type) {
	case *ssa.IndexAddr:
		return back.staysOn(rootOf(takes.Index).v)
	case *ssa.Index:
		return back.staysOn(rootOf(takes.Index).v)
	case *ssa.Slice:
		return back.staysOn(takes.X)
	case *ssa.UnOp:
		return back.putsInto(takes.X)
	}
	return false
}

// comeback follows what leads a loop on, from the end of a turn backwards, on the paths that the turn takes once it has
// taken a thing and waited.
type comeback struct {
	j    *purpose
	l    *Loop
	rest map[*ssa.BasicBlock]bool
	to   *ssa.Phi
	seen map[ssa.Value]bool
}

// staysOn reports whether the next turn may begin with the index, or the list, of this one.
func (c *comeback) staysOn(v ssa.Value) bool {
	phi, ok := v.(*ssa.Phi)
	c.to = phi
	return ok && phi.Block() == c.l.Head && c.merged(phi, 0)
}

// merged reports whether a path after the wait brings to a merge what stays, given what is added to it behind the merge.
func (c *comeback) merged(phi *ssa.Phi, add float64) bool {
	for i, pred := range phi.Block().Preds {
		if c.rest[pred] && c.stays(phi.Edges[i], add) {
			return true
		}
	}
	return false
}

// stays reports whether v is what led to this turn, or the list that a thing has been put back into after a failure.
func (c *comeback) stays(v ssa.Value, add float64) bool {
	r := rootOf(v)
	if !r.affine || r.mul != 1 || c.seen[v] {
		return false
	}
	c.seen[v] = true
	add += r.add
	switch at := r.v.(type) {
	case *ssa.Phi:
		return at == c.to && add == 0 || at != c.to && c.merged(at, add)
	case *ssa.Call:
		return builtinName(at) == "append" && c.j.underError(at.Block(), c.l)
	}
	return false
}

// putsInto reports whether a turn that waits sends to a channel, before the wait or after it.
func (c *comeback) putsInto(ch ssa.Value) bool {
	same := func(to ssa.Value) bool { return sameValue(to, ch, 0) }
	for _, b := range c.l.Head.Parent().Blocks {
		if before := c.l.Contains(b) && b.Dominates(c.j.site.Block()); !before && !c.rest[b] {
			continue
		}
		for _, instr := range b.Instrs {
			if sends(instr, same) {
				return true
			}
			if call, ok := instr.(*ssa.Call); ok && sendsBelow(call, ch) {
				return true
			}
		}
	}
	return false
}

// sends reports whether an instruction sends, or may send, to such a channel.
func sends(instr ssa.Instruction, to func(ssa.Value) bool) bool {
	switch instr := instr.(type) {
	case *ssa.Send:
		return to(instr.Chan)
	case *ssa.Select:
		return slices.ContainsFunc(instr.States, func(s *ssa.SelectState) bool { return s.Dir == types.SendOnly && to(s.Chan) })
	}
	return false
}

// sendsBelow reports whether the function that is called sends to a channel of the caller's.
func sendsBelow(call *ssa.Call, ch ssa.Value) bool {
	callee := call.Call.StaticCallee()
	if callee == nil {
		return false
	}
	callee = ssaread.Origin(callee)
	same := func(to ssa.Value) bool { return sameBelow(call, callee, to, ch) }
	return slices.ContainsFunc(callee.Blocks, func(b *ssa.BasicBlock) bool {
		return slices.ContainsFunc(b.Instrs, func(instr ssa.Instruction) bool { return sends(instr, same) })
	})
}

// sameBelow reports whether v of a callee is the caller's value: what is passed for a parameter, or a field of that.
func sameBelow(call *ssa.Call, callee *ssa.Function, v, ours ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Parameter:
		arg := passedBy(call, callee, v)
		return arg != nil && sameValue(arg, ours, 0)
	case *ssa.UnOp:
		ours, ok := ours.(*ssa.UnOp)
		return ok && v.Op == token.MUL && ours.Op == token.MUL && sameBelow(call, callee, v.X, ours.X)
	case *ssa.FieldAddr:
		ours, ok := ours.(*ssa.FieldAddr)
		return ok && v.Field == ours.Field && sameBelow(call, callee, v.X, ours.X)
	}
	return false
}
