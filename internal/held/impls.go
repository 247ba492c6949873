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
		if n, ok := types.Unalias(ssaread.Deref(recv.Type())).(*types.Named); ok {
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
