// Package ssaread answers the small questions about SSA and types that every producer asks: which declared function is
// that, which field, what does a pointer point to, where does a function return.
package ssaread

import (
	"go/types"
	"slices"
	"strings"

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

// AnsweredBy returns the call whose answer v is, and which of its results; nil for any other value.
func AnsweredBy(v ssa.Value) (*ssa.Call, int) {
	i := 0
	if ex, ok := v.(*ssa.Extract); ok {
		v, i = ex.Tuple, ex.Index
	}
	call, _ := v.(*ssa.Call)
	return call, i
}

// IsNil reports whether v is the constant nil.
func IsNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// Before reports whether a comes before b in the block that both are in.
func Before(a, b ssa.Instruction) bool {
	in := a.Block().Instrs
	return slices.Index(in, a) < slices.Index(in, b)
}

// Encloses reports whether fn is outer, or a function literal in it, however deep.
func Encloses(outer, fn *ssa.Function) bool {
	for ; fn != nil; fn = fn.Parent() {
		if fn == outer {
			return true
		}
	}
	return false
}

// IsYield reports whether fn is the body of a loop over an iterator: it runs where the loop stands.
func IsYield(fn *ssa.Function) bool { return strings.HasPrefix(fn.Synthetic, "range-over-func") }

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
