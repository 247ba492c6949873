// Package ssaread answers the small questions about SSA and types that every producer asks: which declared function is
// that, which field, what does a pointer point to, where does a function return.
package ssaread

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// Origin returns the generic function that fn is an instance of, else fn.
func Origin(fn *ssa.Function) *ssa.Function {
	if o := fn.Origin(); o != nil {
		return o
	}
	return fn
}

// Declared returns the declared function behind fn, an instance resolved to its generic origin; nil for a closure, and
// for no function.
func Declared(fn *ssa.Function) *types.Func {
	if fn == nil {
		return nil
	}
	f, _ := fn.Object().(*types.Func)
	if f == nil {
		return nil
	}
	return f.Origin()
}

// Callee returns the declared function or interface method that a call names; nil for a call of a function value. The
// value of a method wraps it, and names none.
func Callee(c *ssa.CallCommon) *types.Func {
	if c.IsInvoke() {
		return c.Method
	}
	return Declared(c.StaticCallee())
}

// Returns lists the return instructions of fn.
func Returns(fn *ssa.Function) (rets []*ssa.Return) {
	for _, b := range fn.Blocks {
		if n := len(b.Instrs); n > 0 {
			if ret, ok := b.Instrs[n-1].(*ssa.Return); ok {
				rets = append(rets, ret)
			}
		}
	}
	return rets
}

// ElementStores lists what fills an array, such as the arguments of a variadic call: the stores through the addresses of
// its elements.
func ElementStores(array ssa.Value) (stores []*ssa.Store) {
	for _, ref := range *array.Referrers() {
		at, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, ref := range *at.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == at {
				stores = append(stores, st)
			}
		}
	}
	return stores
}

// Results lists what result i of fn can be, one value a return.
func Results(fn *ssa.Function, i int) (out []ssa.Value) {
	for _, ret := range Returns(fn) {
		if i < len(ret.Results) {
			out = append(out, ret.Results[i])
		}
	}
	return out
}

// IsPointer reports whether t is a pointer type.
func IsPointer(t types.Type) bool {
	_, ok := t.Underlying().(*types.Pointer)
	return ok
}

// Deref is what a pointer points to; any other type is itself.
func Deref(t types.Type) types.Type {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}

// Field is the declared field i of a struct or of what a pointer points to; instances of a generic type share theirs. It
// is nil where there is none.
func Field(t types.Type, i int) *types.Var {
	t = Deref(t)
	if n, ok := types.Unalias(t).(*types.Named); ok {
		t = n.Origin()
	}
	if s, ok := t.Underlying().(*types.Struct); ok && i < s.NumFields() {
		return s.Field(i).Origin()
	}
	return nil
}
