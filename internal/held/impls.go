package held

// This file lists what can stand behind an interface of the module. Where the interface is read from a field or a
// variable that only this package can set, it is what the package sets there. Interfaces of other modules are unknown:
// resolving io.Closer was tried, and gave nonsense at once.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// implemented lists the implementations behind a call of an interface of the module.
func (p *program) implemented(c *ssa.CallCommon) (out []*target) {
	if fn := p.boxed(c); fn != nil {
		return p.declaredTarget(fn, c.Value)
	}
	found := p.narrowed(c)
	for _, fn := range found {
		for _, t := range p.declaredTarget(fn, c.Value) {
			t.maybe = len(found) > 1
			if n := receiverName(fn); t.maybe && n != "" {
				t.name = n + "." + fn.Name()
			}
			out = append(out, t)
		}
	}
	return out
}

// boxed is the method that a call reaches whose value always has the same type, whoever declares the interface: a
// function of the package answers what it has made.
func (p *program) boxed(c *ssa.CallCommon) *ssa.Function {
	kind := p.kindOf(c.Value, maxWalk)
	if kind == nil {
		return nil
	}
	obj, path, _ := types.LookupFieldOrMethod(kind, true, c.Method.Pkg(), c.Method.Name())
	fn, ok := obj.(*types.Func)
	if !ok || len(path) > 1 || types.IsInterface(fn.Signature().Recv().Type()) {
		return nil
	}
	return p.pkg.Prog.FuncValue(fn.Origin())
}

// kindOf is the one type that an interface value has, as far as calls of declared functions tell; nil for unknown.
func (p *program) kindOf(v ssa.Value, fuel int) types.Type {
	if fuel <= 0 {
		return nil
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return v.X.Type()
	case *ssa.ChangeInterface:
		return p.kindOf(v.X, fuel-1)
	case *ssa.Call, *ssa.Extract:
		call, i := ssaread.AnsweredBy(v)
		if call == nil || call.Call.StaticCallee() == nil {
			return nil
		}
		var kind types.Type
		for _, r := range ssaread.Results(ssaread.Origin(call.Call.StaticCallee()), i) {
			if r = latest(r); ssaread.IsNil(r) {
				continue // calling it panics
			}
			k := p.kindOf(r, fuel/2)
			if k == nil || kind != nil && !types.Identical(k, kind) {
				return nil
			}
			kind = k
		}
		return kind
	}
	return nil
}

// narrowed lists the implementations that a call can reach: where the interface is read from a field or a variable that
// only this package can set, those that it sets.
func (p *program) narrowed(c *ssa.CallCommon) []*ssa.Function {
	found := p.implementations(c.Value.Type(), c.Method)
	if len(found) < 2 {
		return found
	}
	kinds := p.concrete(c.Value)
	if kinds == nil {
		return found
	}
	return slices.DeleteFunc(slices.Clone(found), func(fn *ssa.Function) bool {
		return fn.Signature.Recv() == nil || !kinds[typeName(fn.Signature.Recv().Type())]
	})
}

// concrete names the types that an interface value can have, or nil.
func (p *program) concrete(v ssa.Value) map[string]bool {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return nil
	}
	at := p.slot(load.X)
	if at == nil || len(p.stored[at]) == 0 {
		return nil
	}
	out := map[string]bool{}
	for _, val := range p.stored[at] {
		made, ok := val.(*ssa.MakeInterface)
		if !ok {
			return nil
		}
		out[typeName(made.X.Type())] = true
	}
	return out
}

func receiverName(fn *ssa.Function) string {
	if recv := fn.Signature.Recv(); recv != nil {
		if n, ok := types.Unalias(ssaread.Deref(recv.Type())).(*types.Named); ok {
			return n.Obj().Name()
		}
	}
	return ""
}

// implementations lists the methods that can stand behind a method of the module that is called through an interface. A
// type of a test stands for no other.
func (p *program) implementations(through types.Type, m *types.Func) (found []*ssa.Function) {
	if !p.own(m.Pkg()) {
		return nil
	}
	if p.kinds == nil {
		p.kinds = ssaread.NewKinds(p.pass.Pkg, p.own, p.inTest)
	}
	for _, fn := range p.kinds.BehindIn(through, m) {
		if body := p.pkg.Prog.FuncValue(fn); body != nil {
			found = append(found, body)
		}
	}
	return found
}
