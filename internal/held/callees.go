package held

// This file decides what a call runs: a function of the package with its summary, one of another package of the module
// with its fact, the one function that a variable or a field can hold, the implementations of an interface (impls.go).
// A function value with several sources is unknown, and so is what lies outside the module.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// target is one function that a call may run.
type target struct {
	fn    *ssa.Function // with a body here; nil for a fact
	sum   *summary      // filled when asked for
	name  string
	recv  ssa.Value // the receiver, where it is no argument of the call
	maker *ssa.Call // that has answered fn, a literal of its own
	maybe bool      // there are other implementations
}

// targets lists what a call may run, as far as that is known.
func (p *program) targets(c ssa.CallInstruction) []*target {
	ts, ok := p.calls[c]
	if !ok {
		ts = p.resolve(c.Common())
		p.calls[c] = ts
	}
	for _, t := range ts {
		if t.fn != nil {
			t.sum = p.sums[t.fn] // nil as long as it is not solved
		}
	}
	return ts
}

// known is the one function that a call runs, once it is solved.
func (p *program) known(c ssa.CallInstruction) *target {
	ts := p.targets(c)
	if len(ts) != 1 || ts[0].sum == nil {
		return nil
	}
	return ts[0]
}

func (p *program) resolve(c *ssa.CallCommon) []*target {
	if c.IsInvoke() {
		return p.implemented(c)
	}
	if _, ok := c.Value.(*ssa.Builtin); ok {
		return nil
	}
	return p.function(c.Value, maxWalk)
}

// function lists what a function value runs: one target, or none.
func (p *program) function(v ssa.Value, fuel int) []*target {
	if v == nil || fuel == 0 {
		return nil
	}
	switch v := v.(type) {
	case *ssa.Function:
		return p.declaredTarget(ssaread.Origin(p.unwrapped(v)), nil)
	case *ssa.MakeClosure:
		fn := v.Fn.(*ssa.Function)
		if obj := ssaread.Declared(fn); obj != nil && len(v.Bindings) == 1 {
			return p.method(obj, v.Bindings[0]) // the value of a method
		}
		return p.declaredTarget(fn, nil)
	case *ssa.ChangeType:
		return p.function(v.X, fuel-1)
	case *ssa.FreeVar:
		return p.function(p.binding(v), fuel-1)
	case *ssa.Alloc:
		return p.function(onlyFunction(v), fuel-1)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return p.loaded(v.X, fuel-1)
		}
	case *ssa.Field:
		return p.function(p.only(fieldOf(v.X.Type(), v.Field)), fuel-1)
	case *ssa.Phi:
		return p.agreed(v.Edges, fuel/2)
	case *ssa.Call, *ssa.Extract:
		return p.answered(v, fuel/2)
	}
	return nil
}

// unwrapped is the method that a method expression names, when that passes on just what it is handed.
func (p *program) unwrapped(fn *ssa.Function) *ssa.Function {
	obj := ssaread.Declared(fn)
	if fn.Synthetic == "" || obj == nil || len(fn.Params) == 0 || obj.Signature().Recv() == nil {
		return fn
	}
	if method := p.pkg.Prog.FuncValue(obj); method != nil && types.Identical(obj.Signature().Recv().Type(), fn.Params[0].Type()) {
		return method
	}
	return fn
}

// answered is the function that a function of the package always answers.
func (p *program) answered(v ssa.Value, fuel int) []*target {
	call, i := ssaread.AnsweredBy(v)
	if call == nil || call.Call.StaticCallee() == nil {
		return nil
	}
	maker := ssaread.Origin(call.Call.StaticCallee())
	var answers []ssa.Value
	for _, r := range ssaread.Results(maker, i) {
		answers = append(answers, latest(r))
	}
	out := p.agreed(answers, fuel)
	for _, t := range out {
		if t.fn != nil && t.fn.Parent() == maker {
			t.maker, t.name = call, nameOf(maker)
		}
	}
	return out
}

// onlyFunction is the one function that a variable is given, besides nil.
func onlyFunction(v *ssa.Alloc) (val ssa.Value) {
	for _, ref := range *v.Referrers() {
		st, ok := ref.(*ssa.Store)
		if !ok || st.Addr != v {
			continue
		}
		if c, ok := st.Val.(*ssa.Const); ok && c.IsNil() {
			continue // calling it panics
		}
		if val != nil {
			return nil
		}
		val = st.Val
	}
	return val
}

func (p *program) loaded(addr ssa.Value, fuel int) []*target {
	if at := p.slot(addr); at != nil {
		return p.function(p.only(at), fuel)
	}
	switch addr.(type) {
	case *ssa.Alloc, *ssa.FreeVar:
		return p.function(addr, fuel)
	}
	return nil
}

// agreed is the function that several values agree on, nil apart.
func (p *program) agreed(vals []ssa.Value, fuel int) (out []*target) {
	for _, v := range vals {
		if ssaread.IsNil(v) {
			continue // calling it panics
		}
		ts := p.function(v, fuel)
		if len(ts) != 1 || out != nil && out[0].fn != ts[0].fn {
			return nil
		}
		out = ts
	}
	return out
}

// declaredTarget is a function of the package with its body, or of the module with its fact.
func (p *program) declaredTarget(fn *ssa.Function, recv ssa.Value) []*target {
	if len(fn.Blocks) > 0 {
		return []*target{{fn: fn, name: nameOf(fn), recv: recv}}
	}
	obj := ssaread.Declared(fn)
	if obj == nil {
		return nil
	}
	if sum := p.fact(obj); sum != nil {
		return []*target{{sum: sum, name: obj.Name(), recv: recv}}
	}
	return nil
}

// nameOf names a function as a reader knows it.
func nameOf(fn *ssa.Function) string {
	if fn.Parent() != nil {
		return "a function literal"
	}
	return fn.Name()
}

// method is a method called on a receiver that is known apart from the arguments.
func (p *program) method(obj *types.Func, recv ssa.Value) []*target {
	if fn := p.pkg.Prog.FuncValue(obj); fn != nil {
		return p.declaredTarget(ssaread.Origin(fn), recv)
	}
	return nil
}
