package schedule

// This file decides what a call runs in a frame: a static callee, the functions that a function value can be with the
// frames that made them, the implementations of an interface of the module.

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// functions finds what a function value can be. ok is false when some source is not known.
func (e *evaluator) functions(f *frame, v ssa.Value, depth int) (out []target, ok bool) {
	if depth > 10 || f == nil {
		return nil, false
	}
	switch v := v.(type) {
	case *ssa.Function:
		return []target{{fn: ssaread.Origin(v)}}, true
	case *ssa.MakeClosure:
		return []target{{fn: v.Fn.(*ssa.Function), env: f, made: v}}, true
	case *ssa.ChangeType:
		return e.functions(f, v.X, depth+1)
	case *ssa.MakeInterface:
		return e.functions(f, v.X, depth+1)
	case *ssa.Const:
		return nil, true // nil is never called
	case *ssa.Phi:
		for _, edge := range v.Edges {
			if edge == v {
				continue
			}
			more, ok := e.functions(f, edge, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
		return distinct(out), true
	case *ssa.Parameter:
		return e.functionParam(f, v, depth)
	case *ssa.FreeVar:
		if bound := f.bound(v); bound != nil {
			return e.functions(f.env, bound, depth+1)
		}
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return e.storedFunctions(f, e.p.placeOf(v.X), depth)
		}
	case *ssa.Field:
		if fv := ssaread.Field(v.X.Type(), v.Field); fv != nil {
			return e.storedFunctions(f, place{fv}, depth)
		}
	case *ssa.Call:
		return e.returnedFunctions(f, v, depth)
	}
	return nil, false
}

func (e *evaluator) functionParam(f *frame, v *ssa.Parameter, depth int) (out []target, ok bool) {
	if f.parent != nil {
		if arg := f.argument(v); arg != nil {
			return e.functions(f.parent, arg, depth+1)
		}
		return nil, false
	}
	for _, c := range e.p.allCalls(f.fn) {
		arg := passedBy(c, f.fn, v)
		more, ok := e.functions(e.top(c.Parent()), arg, depth+1)
		if arg == nil || !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	return distinct(out), len(out) > 0
}

// storedFunctions finds the functions kept in a place that nobody else can store to. An exported field can hold
// anything.
func (e *evaluator) storedFunctions(f *frame, at place, depth int) (out []target, ok bool) {
	if at.of == nil || !e.p.closedPlace(at) {
		return nil, false
	}
	stores := e.p.storesTo(at)
	for _, s := range stores {
		more, ok := e.functions(e.storeFrame(f, s), s.val, depth+1)
		if !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	return distinct(out), len(out) > 0
}

func (e *evaluator) returnedFunctions(f *frame, c *ssa.Call, depth int) (out []target, ok bool) {
	found := e.callees(f, c)
	if len(found) != 1 || found[0].fn == nil || len(found[0].fn.Blocks) == 0 {
		return nil, false
	}
	sub := e.enter(f, c, found[0].fn, c.Call.Args, found[0].env)
	if sub == nil {
		return nil, false
	}
	sub.made = found[0].made
	for _, v := range ssaread.Results(sub.fn, 0) {
		more, ok := e.functions(sub, v, depth+1)
		if !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	return distinct(out), len(out) > 0
}

func distinct(ts []target) []target {
	var out []target
next:
	for _, t := range ts {
		for _, o := range out {
			if o.fn == t.fn && o.env == t.env {
				continue next
			}
		}
		out = append(out, t)
	}
	return out
}

// target is a function that a call may run, with the frame that made it when it is a closure.
type target struct {
	fn   *ssa.Function
	env  *frame
	made *ssa.MakeClosure
}

// callees resolves a call: a static callee, a function value with its sources, an interface of the package with its
// implementations. None means code outside the package.
func (e *evaluator) callees(f *frame, c *ssa.Call) []target {
	if c.Call.IsInvoke() {
		var out []target
		for _, fn := range e.p.implementations(c.Call.Method) {
			out = append(out, target{fn: fn})
		}
		if len(out) > 0 && e.p.takesGenerator(c.Call.Method) {
			out = append(out, target{}) // a draw, where that is handed over
		}
		return out
	}
	if fn := c.Call.StaticCallee(); fn != nil {
		if made, ok := c.Call.Value.(*ssa.MakeClosure); ok {
			return []target{{fn: fn, env: f, made: made}}
		}
		if fn = ssaread.Origin(fn); len(fn.Blocks) > 0 {
			return []target{{fn: fn}}
		}
		return nil
	}
	found, ok := e.functions(f, c.Call.Value, 0)
	if !ok {
		return []target{{}, {}} // several, or unknown ones
	}
	return found
}

// calleeOf is the function that a call runs: a static callee, or the only one that its function value can be; nil where
// that is not known.
func (p *program) calleeOf(c *ssa.Call) *ssa.Function {
	if fn := c.Call.StaticCallee(); fn != nil || c.Call.IsInvoke() {
		return fn
	}
	e := p.newEvaluator()
	found, ok := e.functions(e.top(c.Parent()), c.Call.Value, 0)
	if !ok || len(found) != 1 {
		return nil
	}
	return found[0].fn
}
