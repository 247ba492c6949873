package schedule

// This file decides which calls fill a variable that they get the address of, as a decoder and a scan do, so that a test of
// the variable asks how they went.

import (
	"go/token"
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// boxed lists the calls that an object goes to as an interface: as an argument, or in the list of a variadic one.
func (w *sourceWalk) boxed(object *ssa.MakeInterface) {
	for _, use := range *object.Referrers() {
		switch use := use.(type) {
		case *ssa.Call:
			w.call(use)
		case *ssa.Store:
			for c := range variadic(use.Addr) {
				w.call(c)
			}
		}
	}
}

// variadic gives the calls whose list of arguments has an element at addr.
func variadic(addr ssa.Value) iter.Seq[*ssa.Call] {
	return func(yield func(*ssa.Call) bool) {
		element, ok := addr.(*ssa.IndexAddr)
		if !ok {
			return
		}
		for _, ref := range *element.X.Referrers() {
			list, ok := ref.(*ssa.Slice)
			if !ok {
				continue
			}
			for _, use := range *list.Referrers() {
				if c, ok := use.(*ssa.Call); ok && !yield(c) {
					return
				}
			}
		}
	}
}

// filledWithNothing reports whether a comparison finds nothing in a variable that calls fill by its address: a number that
// is zero, a list without an element.
func filledWithNothing(c *ssa.BinOp, holds bool) bool {
	return slices.ContainsFunc(fact{cond: c, holds: holds}.relations(), func(r relation) bool {
		v := r.x
		if n, ok := v.(*ssa.Call); ok && builtinName(n) == "len" {
			v = n.Call.Args[0]
		}
		load, ok := v.(*ssa.UnOp)
		if !ok || !isZero(r.y) || !r.boundsAbove() && r.op != token.EQL {
			return false
		}
		variable, ok := load.X.(*ssa.Alloc)
		return ok && slices.ContainsFunc(*variable.Referrers(), func(ref ssa.Instruction) bool {
			switch ref.(type) {
			case *ssa.Call, *ssa.MakeInterface:
				return true
			}
			return false
		})
	})
}
