package schedule

// This file follows contexts: which one a query asks, and whether it can end at all.

import (
	"cmp"
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
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

// endless reports whether time never ends a context: Background, TODO, WithoutCancel, or what is derived from them
// without a deadline, wherever it comes from in the function or its only callers.
func (p *program) endless(v ssa.Value) bool {
	_, ok := p.endlessFrom(v)
	return ok
}

// endlessFrom tells besides where such a context is made, when that is in sight.
func (p *program) endlessFrom(v ssa.Value) (made token.Pos, ok bool) {
	w := contextWalk{p: p, seen: map[ssa.Value]bool{}}
	ok = w.neverEnds(v)
	return w.made, ok
}

// contextKind is what the end of a context means for a loop: a deadline, or only a word to stop, where somebody can
// cancel what time never ends.
func (p *program) contextKind(v ssa.Value) ExitKind {
	w := contextWalk{p: p, seen: map[ssa.Value]bool{}}
	switch {
	case !w.neverEnds(v):
		return Deadline
	case w.cancelled:
		return Stop
	}
	return Other
}

type contextWalk struct {
	p         *program
	seen      map[ssa.Value]bool
	cancelled bool      // it is derived with a function that cancels it
	made      token.Pos // the first call found that makes one without an end
}

func (w *contextWalk) neverEnds(v ssa.Value) bool {
	if v == nil || len(w.seen) > maxWalk {
		return false
	}
	if w.seen[v] {
		return true // the others decide
	}
	w.seen[v] = true
	switch v := v.(type) {
	case *ssa.Call:
		switch knowledge.RoleOf(ssaread.Callee(&v.Call)) {
		case knowledge.ContextEndless:
			w.made = cmp.Or(w.made, v.Pos())
			return true
		case knowledge.ContextDerived:
			w.cancelled = w.cancelled || v.Call.Signature().Results().Len() > 1
			return w.neverEnds(contextOf(&v.Call))
		}
	case *ssa.Extract:
		return w.neverEnds(v.Tuple)
	case *ssa.ChangeInterface:
		return w.neverEnds(v.X)
	case *ssa.Phi:
		for _, e := range v.Edges {
			if !w.neverEnds(e) {
				return false
			}
		}
		return true
	case *ssa.UnOp:
		stores := w.p.storesTo(w.p.placeOf(v.X))
		for _, s := range stores {
			if !w.neverEnds(s.val) {
				return false
			}
		}
		return len(stores) > 0
	case *ssa.Parameter:
		return w.endlessParam(v)
	}
	return false
}

func (w *contextWalk) endlessParam(v *ssa.Parameter) bool {
	p := w.p
	fn := v.Parent()
	calls := p.callers[ssaread.Origin(fn)]
	if obj := ssaread.Declared(fn); obj == nil || obj.Exported() || len(calls) == 0 || p.asValue[fn] {
		return false // others may pass another one
	}
	i, passed := paramIndex(fn, v), 0
	for _, c := range calls {
		args := c.Common().Args
		if i < len(args) && args[i] == v {
			continue // a recursion passes it on
		}
		if passed++; i >= len(args) || !w.neverEnds(args[i]) {
			return false
		}
	}
	return passed > 0
}

// askedKind is what the end of a context that a callee asks means, given what this very call passes for it; c is nil
// when anybody may call.
func (p *program) askedKind(c *ssa.Call, callee *ssa.Function, ctx ssa.Value) ExitKind {
	if param, ok := ctx.(*ssa.Parameter); ok && c != nil {
		if passed := passedBy(c, callee, param); passed != nil {
			return p.contextKind(passed)
		}
	}
	return p.contextKind(ctx)
}

// contextDone is the context whose Done gives the channel, or nil.
func (p *program) contextDone(ch ssa.Value) ssa.Value {
	for range 4 {
		switch x := ch.(type) {
		case *ssa.Call:
			if knowledge.RoleOf(ssaread.Callee(&x.Call)) == knowledge.ContextDone {
				return contextOf(&x.Call)
			}
			return nil
		case *ssa.ChangeType:
			ch = x.X
		case *ssa.Phi:
			ch = x.Edges[0]
		case *ssa.UnOp:
			stores := p.storesTo(p.placeOf(x.X))
			if x.Op != token.MUL || len(stores) != 1 {
				return nil
			}
			ch = stores[0].val
		default:
			return nil
		}
	}
	return nil
}
