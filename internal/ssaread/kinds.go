package ssaread

import (
	"go/token"
	"go/types"
)

// Kinds are the types of a package and the exported ones of what it imports from its module, which every driver sees.
// Each interface is held against them once.
type Kinds struct {
	types  []*types.Named
	having map[*types.Interface][]*types.Named
	behind map[asked][]*types.Func
}

// asked is a method with the interface that it is called through, which may embed the one that declares it.
type asked struct {
	through types.Type
	method  *types.Func
}

// NewKinds lists the types in view. own tells which packages belong to the module, leftOut which positions do not count.
func NewKinds(pkg *types.Package, own func(*types.Package) bool, leftOut func(token.Pos) bool) *Kinds {
	k := &Kinds{having: map[*types.Interface][]*types.Named{}, behind: map[asked][]*types.Func{}}
	for _, in := range append([]*types.Package{pkg}, pkg.Imports()...) {
		if in != pkg && !own(in) {
			continue
		}
		for _, name := range in.Scope().Names() {
			tn, ok := in.Scope().Lookup(name).(*types.TypeName)
			if !ok || tn.IsAlias() || in != pkg && !tn.Exported() || leftOut(tn.Pos()) {
				continue
			}
			if n, ok := tn.Type().(*types.Named); ok && n.TypeParams().Len() == 0 && !types.IsInterface(n) {
				k.types = append(k.types, n) // of a generic type an instance would be needed
			}
		}
	}
	return k
}

// Behind lists the methods that can stand behind an interface method. Where a type embeds the interface and only passes
// on, there is none.
func (k *Kinds) Behind(m *types.Func) []*types.Func {
	return k.BehindIn(m.Signature().Recv().Type(), m)
}

// BehindIn lists those that can stand behind a method of a value of type t, an interface that may have more methods
// than the one that declares m.
func (k *Kinds) BehindIn(t types.Type, m *types.Func) []*types.Func {
	key := asked{t, m}
	found, known := k.behind[key]
	if known {
		return found
	}
	if iface, ok := t.Underlying().(*types.Interface); ok {
		for _, n := range k.implementing(iface) {
			obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(n), true, m.Pkg(), m.Name())
			if fn, ok := obj.(*types.Func); ok && !types.IsInterface(fn.Signature().Recv().Type()) {
				found = append(found, fn)
			}
		}
	}
	k.behind[key] = found
	return found
}

// implementing lists the types that have the methods of an interface, on themselves or on a pointer.
func (k *Kinds) implementing(iface *types.Interface) []*types.Named {
	found, known := k.having[iface]
	if known {
		return found
	}
	for _, n := range k.types {
		if types.Implements(types.NewPointer(n), iface) {
			found = append(found, n)
		}
	}
	k.having[iface] = found
	return found
}
