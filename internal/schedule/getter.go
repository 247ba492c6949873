package schedule

// This file decides what a method without arguments answers: a setting, which is the same on every turn; a count that its
// object keeps; or what it moves on by being asked.

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// getter reports whether a call asks for a setting: its only arguments are a receiver, or a list for len and min, that
// do not change, and it moves no state on.
func (p *program) getter(l *Loop, c *ssa.Call, depth int) bool {
	_, builtin := c.Call.Value.(*ssa.Builtin)
	if c.Call.IsInvoke() && len(c.Call.Args) == 0 {
		return p.invariant(l, c.Call.Value, depth+1)
	}
	if !builtin && (receiverOf(&c.Call) == nil || len(c.Call.Args) != 1 || p.movesOn(c.Call.StaticCallee())) {
		return false
	}
	for _, arg := range c.Call.Args {
		if !p.invariant(l, arg, depth+1) {
			return false
		}
	}
	return true
}

// movesOn reports whether a function itself moves state on, as one that answers the next delay does.
func (p *program) movesOn(fn *ssa.Function) bool {
	if fn == nil {
		return false
	}
	for _, b := range ssaread.Origin(fn).Blocks {
		if slices.ContainsFunc(b.Instrs, p.stepsField) {
			return true
		}
	}
	return false
}

// stepsField reports whether an instruction leaves in a field what arithmetic makes of what was there.
func (p *program) stepsField(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.Store:
		_, field := instr.Addr.(*ssa.FieldAddr)
		return field && p.reckoned(instr.Val, p.placeOf(instr.Addr), 0)
	case *ssa.Call:
		return p.rows.RoleOf(ssaread.Callee(&instr.Call)) == knowledge.AtomicAdd
	}
	return false
}

// reckoned reports whether arithmetic makes v of what a place holds.
func (p *program) reckoned(v ssa.Value, at place, depth int) bool {
	op, ok := bare(v).(*ssa.BinOp)
	if !ok || depth > maxHelpers {
		return false
	}
	return slices.ContainsFunc([]ssa.Value{op.X, op.Y}, func(side ssa.Value) bool {
		load, ok := bare(side).(*ssa.UnOp)
		return ok && load.Op == token.MUL && p.placeOf(load.X) == at || p.reckoned(side, at, depth+1)
	})
}

// answersCount reports whether a call in l asks an object for a count that it keeps.
func (p *program) answersCount(l *Loop, c *ssa.Call, seen map[ssa.Value]bool) bool {
	callee := c.Call.StaticCallee()
	if callee == nil || !l.Contains(c.Block()) || !isNumber(c.Type()) {
		return false
	}
	if receiverOf(&c.Call) == nil || len(c.Call.Args) != 1 || !p.leaf(callee) {
		return false
	}
	return slices.ContainsFunc(p.resultsOf(callee), func(v ssa.Value) bool { return p.movesWith(l, v, seen) })
}

// resultsOf lists what a function can answer first, also where a defer makes it keep that in a variable.
func (p *program) resultsOf(fn *ssa.Function) (out []ssa.Value) {
	for _, v := range ssaread.Results(fn, 0) {
		kept, isLoad := v.(*ssa.UnOp)
		if isLoad {
			_, isLoad = kept.X.(*ssa.Alloc)
		}
		if !isLoad {
			out = append(out, v)
			continue
		}
		for _, s := range p.storesTo(p.placeOf(kept.X)) {
			out = append(out, s.val)
		}
	}
	return out
}
