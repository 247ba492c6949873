package schedule

// This file tells whether a call may reach another machine: by its row, by its body one call down, or, of a function
// parameter, by what the callers pass; what calls only the program's own code is not known to be local.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// locality is what calls together show.
type locality uint8

const (
	nothing   locality = iota // they compute
	onlyLocal                 // at least one is local, none is anything else
	elsewhere                 // one may reach another machine
)

func (a locality) with(b locality) locality { return max(a, b) }

// locality judges one call.
func (p *program) locality(c ssa.CallInstruction, depth int) locality {
	common := c.Common()
	if _, builtin := common.Value.(*ssa.Builtin); builtin {
		return nothing
	}
	obj := ssaread.Callee(common)
	if row, ok := knowledge.Lookup(obj); ok && row.Local() {
		return onlyLocal
	}
	if computes(obj) {
		return nothing
	}
	if _, waits := p.timeCall(common); waits {
		return nothing
	}
	callee := common.StaticCallee()
	switch {
	case callee == nil && !common.IsInvoke():
		return p.passedLocality(common.Value, depth)
	case callee == nil || len(callee.Blocks) == 0:
		return elsewhere
	}
	return p.bodyLocality(callee, depth)
}

// bodyLocality joins the calls of a function, one call down.
func (p *program) bodyLocality(fn *ssa.Function, depth int) (found locality) {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			c, ok := instr.(ssa.CallInstruction)
			if !ok {
				continue
			}
			if depth > 0 {
				callee := c.Common().StaticCallee()
				if callee == nil || len(callee.Blocks) > 0 {
					if _, known := p.rows.Lookup(ssaread.Callee(c.Common())); !known && !isBuiltin(c) && !knowledge.Pure(ssaread.Callee(c.Common())) {
						return elsewhere // too far down to look
					}
				}
			}
			found = found.with(p.locality(c, depth+1))
		}
	}
	return found
}

// passedLocality judges a function parameter by what every caller passes.
func (p *program) passedLocality(v ssa.Value, depth int) (found locality) {
	param, ok := v.(*ssa.Parameter)
	if !ok {
		return p.storedLocality(v, depth)
	}
	if depth > 0 {
		return elsewhere
	}
	fn := param.Parent()
	obj := ssaread.Declared(fn)
	if obj == nil || obj.Exported() || p.asValue[fn] || len(p.callers[ssaread.Origin(fn)]) == 0 {
		return elsewhere // others may pass anything
	}
	i := paramIndex(fn, param)
	for _, c := range p.callers[ssaread.Origin(fn)] {
		args := c.Common().Args
		if i >= len(args) {
			return elsewhere
		}
		switch arg := args[i].(type) {
		case *ssa.MakeClosure:
			found = found.with(p.bodyLocality(arg.Fn.(*ssa.Function), depth+1))
		case *ssa.Function:
			if len(arg.Blocks) > 0 {
				found = found.with(p.bodyLocality(arg, depth+1))
			} else {
				found = found.with(objectLocality(ssaread.Declared(arg)))
			}
		default:
			return elsewhere
		}
	}
	return found
}

// storedLocality judges a function value by all that is stored where it is read. A hook that nothing in the program sets
// runs nothing.
func (p *program) storedLocality(v ssa.Value, depth int) (found locality) {
	fns, whole := p.functionsOf(v)
	if load, ok := v.(*ssa.UnOp); ok && !whole {
		at := p.placeOf(load.X)
		whole = at.of != nil && p.closedPlace(at) // nobody outside the package can set it
	}
	if !whole {
		return elsewhere
	}
	for _, fn := range fns {
		if len(fn.Blocks) == 0 {
			found = found.with(objectLocality(ssaread.Declared(fn)))
		} else if depth > 0 {
			return elsewhere
		} else {
			found = found.with(p.bodyLocality(fn, depth+1))
		}
	}
	return found
}

func objectLocality(fn *types.Func) locality {
	if row, ok := knowledge.Lookup(fn); ok && row.Local() {
		return onlyLocal
	}
	return elsewhere
}

func isBuiltin(c ssa.CallInstruction) bool { return builtinName(c) != "" }

// builtinName is the name of the built-in function that is called, "" for another one.
func builtinName(c ssa.CallInstruction) string {
	if b, ok := c.Common().Value.(*ssa.Builtin); ok {
		return b.Name()
	}
	return ""
}
