package held

// This file decides what a call runs: a function of the package with its summary, one of another package of the module
// with its fact, the implementations of an interface of the module, the one function that a variable or a field can
// hold. A function value with several sources is unknown, and so is what lies outside the module.

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// target is one function that a call may run.
type target struct {
	fn    *ssa.Function // with a body here; nil for a fact
	sum   *summary      // filled when asked for
	name  string
	recv  ssa.Value // the receiver, where it is no argument of the call
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
		return p.declaredTarget(origin(v), nil)
	case *ssa.MakeClosure:
		fn := v.Fn.(*ssa.Function)
		if obj := declared(fn); obj != nil && len(v.Bindings) == 1 {
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
		return p.agreed(v, fuel)
	}
	return nil
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

// agreed is the function that all edges of a phi agree on, nil apart.
func (p *program) agreed(v *ssa.Phi, fuel int) (out []*target) {
	for _, e := range v.Edges {
		if c, ok := e.(*ssa.Const); ok && c.IsNil() || e == v {
			continue
		}
		ts := p.function(e, fuel/2)
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
	obj := declared(fn)
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
		return "func literal"
	}
	return fn.Name()
}

// method is a method called on a receiver that is known apart from the arguments.
func (p *program) method(obj *types.Func, recv ssa.Value) []*target {
	if fn := p.pkg.Prog.FuncValue(obj); fn != nil {
		return p.declaredTarget(origin(fn), recv)
	}
	return nil
}

// implemented lists the implementations behind a call of an interface of the module.
func (p *program) implemented(c *ssa.CallCommon) (out []*target) {
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

// narrowed lists the implementations that a call can reach: where the interface is read from a field or a variable that
// only this package can set, those that it sets.
func (p *program) narrowed(c *ssa.CallCommon) []*ssa.Function {
	found := p.implementations(c.Method)
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
		if n, ok := types.Unalias(deref(recv.Type())).(*types.Named); ok {
			return n.Obj().Name()
		}
	}
	return ""
}

// implementations lists the methods that can stand behind an interface method: those of the package, and the exported
// ones of the packages of the module that it imports, which every driver sees. A type of a test stands for no other.
func (p *program) implementations(m *types.Func) []*ssa.Function {
	found, ok := p.impls[m]
	if ok || !p.own(m.Pkg()) {
		return found
	}
	iface, ok := m.Signature().Recv().Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	for _, n := range p.types() {
		if fn := p.methodOf(n, iface, m); fn != nil {
			found = append(found, fn)
		}
	}
	p.impls[m] = found
	return found
}

// types lists the types that implementations are looked for among.
func (p *program) types() []*types.Named {
	if p.named != nil {
		return p.named
	}
	p.named = []*types.Named{}
	for _, pkg := range append([]*types.Package{p.pass.Pkg}, p.pass.Pkg.Imports()...) {
		if !p.own(pkg) {
			continue
		}
		for _, name := range pkg.Scope().Names() {
			tn, ok := pkg.Scope().Lookup(name).(*types.TypeName)
			if !ok || tn.IsAlias() || pkg != p.pass.Pkg && !tn.Exported() || p.inTest(tn.Pos()) {
				continue
			}
			if n, ok := tn.Type().(*types.Named); ok && n.TypeParams().Len() == 0 && !types.IsInterface(n) {
				p.named = append(p.named, n) // of a generic type an instance would be needed
			}
		}
	}
	return p.named
}

func (p *program) methodOf(n *types.Named, iface *types.Interface, m *types.Func) *ssa.Function {
	ptr := types.NewPointer(n)
	obj, _, _ := types.LookupFieldOrMethod(ptr, true, m.Pkg(), m.Name())
	fn, ok := obj.(*types.Func)
	if !ok || !types.Implements(ptr, iface) {
		return nil
	}
	if types.IsInterface(fn.Signature().Recv().Type()) {
		return nil // it embeds the interface, and only passes on
	}
	return p.pkg.Prog.FuncValue(fn)
}

// isYield reports whether fn is the body of a loop over an iterator: it runs where the loop stands.
func isYield(fn *ssa.Function) bool { return strings.HasPrefix(fn.Synthetic, "range-over-func") }
