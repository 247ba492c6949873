package schedule

// This file finds the struct literal that a value comes from, through parameters, captures, constructors and copies,
// and what that literal sets a field to. A field that is stored to anywhere else is not the literal's to tell.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// literal finds the one struct that a pointer or a struct value comes from, and the frame that made it.
func (e *evaluator) literal(f *frame, v ssa.Value, depth int) (*ssa.Alloc, *frame) {
	if depth > 10 || f == nil {
		return nil, nil
	}
	switch v := v.(type) {
	case *ssa.Alloc:
		return e.literalAlloc(f, v, depth)
	case *ssa.Parameter:
		if f.parent != nil {
			if arg := f.argument(v); arg != nil {
				return e.literal(f.parent, arg, depth+1)
			}
		}
	case *ssa.FreeVar:
		if bound := f.bound(v); bound != nil {
			return e.literal(f.env, bound, depth+1)
		}
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return nil, nil
		}
		if _, pointer := v.Type().Underlying().(*types.Pointer); !pointer {
			return e.literal(f, v.X, depth+1) // a copy of the struct
		}
		if at := e.p.placeOf(v.X); at.of != nil && e.p.closedPlace(at) {
			if stores := e.p.storesTo(at); len(stores) == 1 {
				return e.literal(e.storeFrame(f, stores[0]), stores[0].val, depth+1)
			}
		}
	case *ssa.MakeInterface:
		return e.literal(f, v.X, depth+1)
	case *ssa.ChangeType:
		return e.literal(f, v.X, depth+1)
	case *ssa.Call:
		if callee := v.Call.StaticCallee(); callee != nil && len(callee.Blocks) > 0 {
			if sub := e.enter(f, v, callee, v.Call.Args, nil); sub != nil {
				return e.returnedLiteral(sub, depth)
			}
		}
	}
	return nil, nil
}

// literalAlloc accepts a variable that is built field by field, or that holds a copy of such a one.
func (e *evaluator) literalAlloc(f *frame, a *ssa.Alloc, depth int) (*ssa.Alloc, *frame) {
	for _, ref := range *a.Referrers() {
		st, ok := ref.(*ssa.Store)
		if !ok || st.Addr != a {
			continue
		}
		if len(e.p.storesTo(place{a})) != 1 {
			return nil, nil
		}
		return e.literal(f, st.Val, depth+1)
	}
	if _, isStruct := ssaread.Deref(a.Type()).Underlying().(*types.Struct); !isStruct {
		return nil, nil
	}
	return a, f
}

func (e *evaluator) returnedLiteral(f *frame, depth int) (*ssa.Alloc, *frame) {
	var only *ssa.Alloc
	var in *frame
	for _, v := range ssaread.Results(f.fn, 0) {
		if c, isConst := v.(*ssa.Const); isConst && c.Value == nil {
			continue // nil beside an error
		}
		a, af := e.literal(f, v, depth+1)
		if a == nil || only != nil && a != only {
			return nil, nil
		}
		only, in = a, af
	}
	return only, in
}

// setIn returns the one store to a field of a literal. set is false when the literal leaves it zero; ok is false when
// the field is stored to more than once or from elsewhere too.
func (p *program) setIn(lit *ssa.Alloc, fv *types.Var) (s store, set, ok bool) {
	for _, st := range p.stores[place{fv}] {
		addr, direct := storeAddr(st.instr)
		fa, isField := addr.(*ssa.FieldAddr)
		if !direct || !isField {
			return s, false, false
		}
		base, fresh := fa.X.(*ssa.Alloc)
		if !fresh {
			return s, false, false // set on an object that already stands
		}
		if base != lit {
			continue
		}
		if set {
			return s, false, false
		}
		s, set = st, true
	}
	return s, set, !p.addressed(fv)
}

func storeAddr(instr ssa.Instruction) (ssa.Value, bool) {
	st, ok := instr.(*ssa.Store)
	if !ok {
		return nil, false
	}
	return st.Addr, true
}

// literalField reads a field of a literal that is nowhere else stored to.
func (e *evaluator) literalField(f *frame, v ssa.Value) (value, bool) {
	var base ssa.Value
	var i int
	switch v := v.(type) {
	case *ssa.Field:
		base, i = v.X, v.Field
	case *ssa.UnOp:
		fa, ok := v.X.(*ssa.FieldAddr)
		if !ok {
			return value{}, false
		}
		base, i = fa.X, fa.Field
	}
	fv := ssaread.Field(base.Type(), i)
	if fv == nil || !isNumber(fv.Type()) {
		return value{}, false
	}
	e.p.index()
	lit, in := e.literal(f, base, 0)
	if lit == nil {
		return value{}, false
	}
	s, set, ok := e.p.setIn(lit, fv)
	if !ok {
		return value{}, false
	}
	if !set {
		return number(zero), true
	}
	sf := in
	if in == nil || in.fn != s.instr.Parent() {
		sf = e.storeFrame(f, s)
	}
	val := e.use(sf, s.val, s.instr.Block())
	if sf.parent == nil && sf != f {
		val = val.withoutParameters()
	}
	val.draws = throughMemory(val.draws, s.instr)
	return val, true
}

// literals counts the struct literals and fresh variables of each type of the package.
func (p *program) literals() map[*types.TypeName]int {
	if p.made != nil {
		return p.made
	}
	p.made = map[*types.TypeName]int{}
	for instr := range p.instrs() {
		for _, op := range instr.Operands(nil) {
			if c, ok := (*op).(*ssa.Const); ok && c.Value == nil {
				if owner := fieldOwner(c.Type()); owner != nil && !ssaread.IsPointer(c.Type()) {
					p.made[owner]++ // T{}
				}
			}
		}
		a, ok := instr.(*ssa.Alloc)
		if !ok {
			continue
		}
		whole := false
		for _, ref := range *a.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == a {
				whole = true // a copy
			}
		}
		if owner := fieldOwner(a.Type()); owner != nil && !whole {
			p.made[owner]++
		}
	}
	return p.made
}

// fieldOwner is the name of the struct type behind t.
func fieldOwner(t types.Type) *types.TypeName {
	if n, ok := types.Unalias(ssaread.Deref(t)).(*types.Named); ok {
		if _, isStruct := n.Underlying().(*types.Struct); isStruct {
			return n.Origin().Obj()
		}
	}
	return nil
}
