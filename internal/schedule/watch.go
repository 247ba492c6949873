package schedule

// This file decides whether a loop watches the memory of the process: what ends it is a flag, a counter or a list that it
// reads there itself, and it hears of nothing else. Somebody else in the process changes that, so there is no fleet. What
// the program's own functions do for their answers is not known.

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// watchesMemory reports whether l ends by what lies in memory alone, apart from a bound.
func (p *program) watchesMemory(l *Loop, site ssa.Instruction) bool {
	watches := false
	for _, e := range p.exits(l) {
		if e.Kind&^(Counted|Budget|Deadline|Stop) == 0 {
			continue
		}
		if !p.inMemory(e.Cond) {
			return false
		}
		watches = true
	}
	return watches && !p.listens(l, site)
}

// inMemory reports whether a value is read from memory: a field, a package variable, an atomic.
func (p *program) inMemory(v ssa.Value) bool {
	if isErrorType(v.Type()) {
		return false
	}
	switch v := v.(type) {
	case *ssa.BinOp:
		return (isConst(v.X) || ssaread.IsNil(v.X) || p.inMemory(v.X)) && (isConst(v.Y) || ssaread.IsNil(v.Y) || p.inMemory(v.Y))
	case *ssa.Convert:
		return p.inMemory(v.X)
	case *ssa.UnOp:
		if v.Op == token.NOT {
			return p.inMemory(v.X)
		}
		return v.Op == token.MUL && shared(v.X)
	case *ssa.Call:
		return p.readsMemory(v)
	}
	return false
}

// shared reports whether other functions can store at an address.
func shared(addr ssa.Value) bool {
	switch addr.(type) {
	case *ssa.FieldAddr, *ssa.IndexAddr, *ssa.Global, *ssa.FreeVar:
		return true
	}
	return false
}

// readsMemory reports whether a call answers what it reads from memory.
func (p *program) readsMemory(c *ssa.Call) bool {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		return b.Name() == "len" && p.inMemory(c.Call.Args[0])
	}
	return p.rows.RoleOf(ssaread.Callee(&c.Call)) == knowledge.AtomicLoad
}

// listens reports whether a loop hears of others by a channel, but for the wait itself, or has others work: the program's
// own functions, or goroutines. A function that only computes a number does not.
func (p *program) listens(l *Loop, site ssa.Instruction) bool {
	for _, b := range l.Head.Parent().Blocks {
		if !l.Contains(b) {
			continue
		}
		for _, instr := range b.Instrs {
			if instr == site {
				continue
			}
			switch instr := instr.(type) {
			case *ssa.Send, *ssa.Go, *ssa.Select:
				return true
			case *ssa.Call:
				if callee := instr.Call.StaticCallee(); callee != nil && len(callee.Blocks) > 0 && !p.computes(&instr.Call) {
					return true
				}
			case *ssa.UnOp:
				if instr.Op == token.ARROW {
					return true
				}
			}
		}
	}
	return false
}
