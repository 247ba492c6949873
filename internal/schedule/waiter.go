package schedule

// This file decides which calls are waits although their delay is the callee's own: the callee is a waiter, which does
// little but wait. What else it does is compute, look, lock and talk (log); an operation that happens to wait inside is
// no wait of the loop around it.
//
// It also decides what a waiter looks at while it waits: a waiter that ends with the context bounds the loop around it
// even where it answers nothing, since the attempts that are left then follow without a wait. One that answers, to
// nobody, was asked in vain.

import (
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// waiter reports whether fn does little but wait.
func (p *program) waiter(fn *ssa.Function) bool {
	if is, known := p.waiters[fn]; known {
		return is
	}
	is := p.littleElse(fn)
	p.waiters[fn] = is
	return is
}

func (p *program) littleElse(fn *ssa.Function) bool {
	work, seen := []*ssa.Function{fn}, map[*ssa.Function]bool{fn: true}
	for len(work) > 0 {
		fn := work[len(work)-1]
		work = work[:len(work)-1]
		if len(seen) > maxLeaf {
			return false
		}
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				callee, ok := p.aside(instr)
				if !ok {
					return false
				}
				if callee != nil && !seen[callee] {
					seen[callee] = true
					work = append(work, callee)
				}
			}
		}
	}
	return true
}

// aside reports whether an instruction is no work: it is no call, a call of what computes or talks, a wait, or a call
// of a function of the package, which then decides.
func (p *program) aside(instr ssa.Instruction) (*ssa.Function, bool) {
	c, ok := instr.(ssa.CallInstruction)
	if !ok || isBuiltin(c) || knowledge.Pure(ssaread.Callee(c.Common())) || talk(c) {
		return nil, true
	}
	if _, waits := p.timeCall(c.Common()); waits {
		return nil, true
	}
	callee := c.Common().StaticCallee()
	return callee, callee != nil && len(callee.Blocks) > 0
}

// talk reports whether a call of another package answers nothing that is used but to talk on, as loggers do.
func talk(c ssa.CallInstruction) bool {
	if callee := c.Common().StaticCallee(); callee != nil && len(callee.Blocks) > 0 {
		return false
	}
	call, ok := c.(*ssa.Call)
	if !ok {
		return false
	}
	switch call.Call.Signature().Results().Len() {
	case 0:
		return true
	case 1:
	default:
		return false
	}
	for _, ref := range *call.Referrers() {
		if next, ok := ref.(*ssa.Call); !ok || receiverOf(&next.Call) != call {
			return false
		}
	}
	return true
}

// advances reports whether the delay of a wait follows from state that its function moves on: then a call of the
// function is a wait, whatever else it does.
func (a *analysisRun) advances(c *chain) bool {
	for d, t := range c.self.terms {
		at, inMemory := d.(place)
		if !inMemory || t.class == Fixed {
			continue
		}
		for _, s := range a.p.storesTo(at) {
			if s.instr.Parent() == c.fn {
				return true
			}
		}
	}
	return false
}

// lookOf is what a call that waits looks at around the wait.
func (p *program) lookOf(c *chain) (seen look) {
	call, ok := c.wait.Instr.(*ssa.Call)
	if !ok || answers(call.Call.Signature()) && len(*call.Referrers()) == 0 {
		return 0
	}
	if c.fact != nil {
		return p.unlessVoid(&call.Call, c.fact.Looks)
	}
	for in := c.via; in != nil; in = in.via {
		if p.waiter(in.fn) {
			seen |= p.bodyLook(call, in.fn, 0)
		} else {
			seen |= p.lookAround(call, in)
		}
		next, ok := in.wait.Instr.(*ssa.Call)
		if !ok {
			break
		}
		call = next
	}
	return seen
}

// lookAround is what a function that does more than wait looks at on the way to the wait, and in its select.
func (p *program) lookAround(call *ssa.Call, in *chain) (seen look) {
	at := in.wait.Recv
	if at == nil || at.Parent() != in.fn {
		at = in.wait.Instr
	}
	for _, b := range in.fn.Blocks {
		if !b.Dominates(at.Block()) {
			continue
		}
		for _, instr := range b.Instrs {
			seen |= p.instrLook(call, in.fn, instr, maxHelpers)
		}
	}
	return seen &^ Counted
}

// passesOn reports whether a call of the function that waits is a wait of its caller.
func (a *analysisRun) passesOn(c *chain) bool {
	switch c.wait.Kind {
	case Scheduled:
		return followsParameter(c.self) && !c.own
	case Blocking:
		return followsParameter(c.self) && !c.own || a.p.waiter(c.fn) || a.advances(c)
	}
	return false
}

// waitFact tells other packages of a wait.
func (a *analysisRun) waitFact(c *chain) WaitFact {
	f := WaitFact{Delay: a.p.pack(c.fn, c.self), Kind: c.wait.Kind, At: a.p.at(c.wait.Pos), Looks: a.p.lookOf(c)}
	f.Own = c.own || !followsParameter(c.self)
	if a.p.waiter(c.fn) {
		f.Looks |= a.p.ownLook(c.fn)
	} else {
		f.Looks |= a.p.lookAround(nil, c)
	}
	return f
}

// ownLook is what a function looks at before it answers, whoever calls it; zero for an operation.
func (p *program) ownLook(fn *ssa.Function) look {
	if !p.waiter(fn) && (!answers(fn.Signature) || !p.leaf(fn) && !judges(fn.Signature)) {
		return 0
	}
	return p.bodyLook(nil, fn, 0)
}
