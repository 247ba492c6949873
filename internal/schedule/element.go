package schedule

// This file evaluates elements of slices, arrays and maps that are no table of constants: an element is any that is
// stored there.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// element evaluates an element of a table, a slice or a map.
func (e *evaluator) element(f *frame, base, index ssa.Value, at ssa.Value) value {
	if index != nil {
		if table, gone, ok := e.cutTable(f, base); ok {
			return e.tableValue(table, sumOf(e.use(f, index, indexBlock(at)), gone, false))
		}
		if table, ok := e.table(f, base); ok {
			return e.tableValue(table, e.use(f, index, indexBlock(at)))
		}
	}
	_, buffer := f.handed(base)
	if drawn := e.drawnInto(e.p.bytesOf(buffer), number(anyNum)); len(drawn.draws) > 0 {
		drawn.opaque = drawn.opaque || index == nil || !isConst(index) // another byte each time is another draw
		return drawn
	}
	switch b := base.(type) {
	case *ssa.Parameter:
		if f.parent == nil {
			return e.parameter(f, b)
		}
		if arg := f.argument(b); arg != nil {
			return e.element(f.parent, arg, nil, arg)
		}
	case *ssa.Slice:
		if a, ok := b.X.(*ssa.Alloc); ok {
			return e.anyStored(f, a)
		}
	case *ssa.Call:
		return e.use(f, b, b.Block()) // such as a part of a hash
	case *ssa.UnOp:
		if a, ok := b.X.(*ssa.Alloc); ok {
			return e.element(f, a, index, at)
		}
	case *ssa.Alloc:
		if given := e.given(b); given != nil {
			return e.element(f, given, nil, at)
		}
	}
	if c := e.p.container(base, 0); c.of != nil {
		return e.cellOf(f, place{element(c)}, at)
	}
	return unknownValue()
}

// given is the answer of a call or the parameter that an array is, when it is nothing else.
func (e *evaluator) given(array *ssa.Alloc) ssa.Value {
	stores := e.p.storesTo(e.p.placeOf(array))
	if len(stores) != 1 {
		return nil
	}
	switch whole := stores[0].val.(type) {
	case *ssa.Call, *ssa.Parameter:
		return whole
	}
	return nil
}

// answered is the call whose answer an array is, handed on as a parameter or not, and the frame that makes it.
func (e *evaluator) answered(f *frame, array *ssa.Alloc) (*frame, *ssa.Call) {
	in, whole := f.handed(e.given(array))
	if load, ok := whole.(*ssa.UnOp); ok {
		if again, ok := load.X.(*ssa.Alloc); ok && again != array {
			return e.answered(in, again)
		}
	}
	sum, _ := whole.(*ssa.Call)
	return in, sum
}

// anyElement evaluates a slice as any of its elements: the arguments of a variadic call.
func (e *evaluator) anyElement(f *frame, v *ssa.Slice) value {
	if drawn := e.drawnInto(e.p.bytesOf(v), number(anyNum)); len(drawn.draws) > 0 {
		return drawn
	}
	switch x := v.X.(type) {
	case *ssa.Alloc:
		if in, sum := e.answered(f, x); sum != nil {
			return e.use(in, sum, sum.Block())
		}
		if isNumber(elementType(v.Type())) {
			return e.anyStored(f, x)
		}
	case *ssa.Call:
		return e.use(f, x, x.Block())
	}
	return unknownValue()
}

func elementType(t types.Type) types.Type {
	if s, ok := t.Underlying().(*types.Slice); ok {
		return s.Elem()
	}
	return t
}

// anyStored merges what is stored in the elements of a fresh array.
func (e *evaluator) anyStored(f *frame, array *ssa.Alloc) value {
	out := number(none)
	for _, st := range ssaread.ElementStores(array) {
		out = join(out, e.use(f, st.Val, st.Block()))
	}
	if out.span.empty() && len(out.terms) == 0 {
		return unknownValue()
	}
	return out
}

func indexBlock(v ssa.Value) *ssa.BasicBlock {
	if instr, ok := v.(ssa.Instruction); ok {
		return instr.Block()
	}
	return nil
}
