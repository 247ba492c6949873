package held

// This file picks the instructions of a function that matter: most neither wait, nor lead to a wait, nor change what is
// held, and a block without such an instruction shares its state with the next. A block that
// runs only under a failpoint has none.

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// step is an instruction that matters.
type step struct {
	instr   ssa.Instruction
	waits   []*item // the goroutine blocks in it
	changes bool    // what is held may be another thing after it
}

// choose picks the steps of each block.
func (f *flow) choose() {
	for _, w := range f.p.waited[f.fn] {
		f.waits[w.instr] = append(f.waits[w.instr], w.item)
	}
	f.steps = make([][]step, len(f.fn.Blocks))
	for i, b := range f.fn.Blocks {
		if f.p.injected(b) {
			continue
		}
		for _, instr := range b.Instrs {
			if st, ok := f.stepOf(instr); ok {
				f.steps[i] = append(f.steps[i], st)
			}
		}
	}
	if len(f.order) == 0 {
		f.dropRunDefers()
	}
}

// stepOf reports whether an instruction matters.
func (f *flow) stepOf(instr ssa.Instruction) (st step, matters bool) {
	st = step{instr: instr, waits: f.waits[instr]}
	switch instr := instr.(type) {
	case *ssa.Defer:
		if matters, _ = f.matters(instr); matters || st.waits != nil {
			st.changes = true
			f.order[instr] = len(f.order)
		}
	case ssa.CallInstruction:
		matters, st.changes = f.matters(instr)
	case *ssa.RunDefers:
		st.changes = true
	case *ssa.Return:
		matters = true
	case *ssa.Store:
		st.changes = len(f.p.freedBy(instr.Val)) > 0
	case *ssa.MapUpdate:
		st.changes = len(f.p.freedBy(instr.Value)) > 0
	case *ssa.Send:
		st.changes = len(f.p.freedBy(instr.X)) > 0
	}
	return st, matters || st.changes || st.waits != nil
}

// dropRunDefers forgets the returns' running of defers where none of them matters.
func (f *flow) dropRunDefers() {
	for i := range f.steps {
		f.steps[i] = slices.DeleteFunc(f.steps[i], func(st step) bool {
			_, ok := st.instr.(*ssa.RunDefers)
			return ok
		})
	}
}

// matters reports whether a call leads to a wait or to a call of an argument, and whether it changes what is held.
func (f *flow) matters(c ssa.CallInstruction) (any, changes bool) {
	verb := f.p.verb(ssaread.Callee(c.Common()))
	changes = changesHeld(verb) && verb.Does != knowledge.FreesAt
	for _, t := range f.p.targets(c) {
		if t.sum != nil {
			any = any || len(t.sum.waits)+len(t.sum.runs) > 0
			changes = changes || len(t.sum.releases)+len(t.sum.holds)+len(t.sum.locks) > 0
		}
	}
	if !c.Common().IsInvoke() && c.Common().StaticCallee() == nil {
		any = any || f.p.parameter(c.Common().Value) != nil
		changes = changes || len(f.p.freedBy(c.Common().Value)) > 0
	}
	for _, arg := range c.Common().Args {
		if isFunc(arg) {
			any = any || f.p.parameter(arg) != nil
			changes = changes || len(f.p.freedBy(arg)) > 0
			for _, cb := range f.p.function(arg, maxWalk) {
				if cb.fn != nil {
					cb.sum = f.p.sums[cb.fn]
				}
				any = any || cb.sum != nil && len(cb.sum.waits)+len(cb.sum.runs) > 0
				changes = changes || cb.sum != nil && len(cb.sum.releases) > 0
			}
		}
	}
	return any || changes, changes
}
