package schedule

// This file follows contexts: which one a query asks, and whether it can end at all.

import (
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// contextOf is the context that a query asks.
func contextOf(c *ssa.CallCommon) ssa.Value {
	if c.IsInvoke() {
		return c.Value
	}
	if len(c.Args) > 0 {
		return c.Args[0]
	}
	return nil
}

// endless reports whether a context never ends: Background, TODO, WithoutCancel, or what is derived from them without
// a deadline, wherever it comes from in the function or its only callers.
func (p *program) endless(v ssa.Value) bool {
	return p.neverEnds(v, map[ssa.Value]bool{})
}

func (p *program) neverEnds(v ssa.Value, seen map[ssa.Value]bool) bool {
	if v == nil || len(seen) > maxWalk {
		return false
	}
	if seen[v] {
		return true // the others decide
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Call:
		switch knowledge.RoleOf(calleeObject(&v.Call)) {
		case knowledge.ContextEndless:
			return true
		case knowledge.ContextDerived:
			return p.neverEnds(contextOf(&v.Call), seen)
		}
	case *ssa.Extract:
		return p.neverEnds(v.Tuple, seen)
	case *ssa.ChangeInterface:
		return p.neverEnds(v.X, seen)
	case *ssa.Phi:
		for _, e := range v.Edges {
			if !p.neverEnds(e, seen) {
				return false
			}
		}
		return true
	case *ssa.UnOp:
		stores := p.storesTo(p.placeOf(v.X))
		for _, s := range stores {
			if !p.neverEnds(s.val, seen) {
				return false
			}
		}
		return len(stores) > 0
	case *ssa.Parameter:
		return p.endlessParam(v, seen)
	}
	return false
}

func (p *program) endlessParam(v *ssa.Parameter, seen map[ssa.Value]bool) bool {
	fn := v.Parent()
	calls := p.callers[origin(fn)]
	if obj := object(fn); obj == nil || obj.Exported() || len(calls) == 0 || p.asValue[fn] {
		return false // others may pass another one
	}
	i := paramIndex(fn, v)
	for _, c := range calls {
		if args := c.Common().Args; i >= len(args) || !p.neverEnds(args[i], seen) {
			return false
		}
	}
	return true
}

// endlessArgument looks at what this very call passes.
func (p *program) endlessArgument(c *ssa.Call, callee *ssa.Function, ctx ssa.Value) bool {
	param, ok := ctx.(*ssa.Parameter)
	if !ok {
		return false
	}
	i := paramIndex(callee, param)
	return i >= 0 && i < len(c.Call.Args) && p.endless(c.Call.Args[i])
}

// contextDone is the context whose Done gives the channel, or nil.
func (p *program) contextDone(ch ssa.Value) ssa.Value {
	for range 4 {
		switch x := ch.(type) {
		case *ssa.Call:
			if knowledge.RoleOf(calleeObject(&x.Call)) == knowledge.ContextDone {
				return contextOf(&x.Call)
			}
			return nil
		case *ssa.ChangeType:
			ch = x.X
		case *ssa.Phi:
			ch = x.Edges[0]
		default:
			return nil
		}
	}
	return nil
}
