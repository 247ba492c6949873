package schedule

// This file decides what a setting is: a field, or a parameter, that only the program's own values can turn on. A path
// that a setting guards is left out when every value that the program gives that setting turns it off; a literal that
// leaves the field zero gives it zero. Where nobody gives it a value nothing is known.

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// excluded reports whether the facts of a block cannot hold under the program's settings.
func (e *evaluator) excluded(f *frame, facts []fact) bool {
	for _, fc := range facts {
		if is, known := e.truth(f, fc.cond); known && is != fc.holds {
			return true
		}
	}
	return false
}

// truth evaluates a condition on settings.
func (e *evaluator) truth(f *frame, cond ssa.Value) (is, known bool) {
	switch c := cond.(type) {
	case *ssa.Const:
		if c.Value != nil && c.Value.Kind() == constant.Bool {
			return constant.BoolVal(c.Value), true
		}
	case *ssa.BinOp:
		x, y := e.settingConst(f, c.X), e.settingConst(f, c.Y)
		if x == nil || y == nil || mirrored[c.Op] == token.ILLEGAL {
			return false, false
		}
		if x.Value == nil || y.Value == nil {
			if x.Value == nil && y.Value == nil && (c.Op == token.EQL || c.Op == token.NEQ) {
				return c.Op == token.EQL, true
			}
			return false, false
		}
		if x.Value.Kind() != y.Value.Kind() && (x.Value.Kind() == constant.String || y.Value.Kind() == constant.String) {
			return false, false
		}
		return constant.Compare(x.Value, c.Op, y.Value), true
	default:
		if s := e.settingConst(f, cond); s != nil && s.Value != nil && s.Value.Kind() == constant.Bool {
			return constant.BoolVal(s.Value), true
		}
	}
	return false, false
}

// chosenBySetting reports whether a test of a setting, beyond those in known, leads to a path.
func chosenBySetting(facts, known []fact) bool {
next:
	for _, fc := range facts {
		for _, k := range known {
			if k.from == fc.from {
				continue next
			}
		}
		switch c := fc.cond.(type) {
		case *ssa.BinOp:
			_, xConst := c.X.(*ssa.Const)
			_, yConst := c.Y.(*ssa.Const)
			if yConst && isSetting(c.X) || xConst && isSetting(c.Y) {
				return true
			}
		default:
			if isSetting(c) {
				return true
			}
		}
	}
	return false
}

// isSetting reports whether a value is read from a field or a package variable, or passed in.
func isSetting(v ssa.Value) bool {
	switch v := bare(v).(type) {
	case *ssa.Field:
		return true
	case *ssa.Parameter:
		return !isNumber(v.Type()) // a number that is tested is most often the delay itself
	case *ssa.UnOp:
		switch v.X.(type) {
		case *ssa.FieldAddr, *ssa.Global:
			return v.Op == token.MUL
		}
	}
	return false
}

// settingOff reports whether the program leaves a setting at zero.
func (e *evaluator) settingOff(f *frame, v ssa.Value) bool {
	c := e.settingConst(f, v)
	return c != nil && zeroConst(c)
}

func zeroConst(c *ssa.Const) bool {
	if c.Value == nil {
		return true
	}
	switch c.Value.Kind() {
	case constant.Bool:
		return !constant.BoolVal(c.Value)
	case constant.Int, constant.Float:
		return constant.Sign(c.Value) == 0
	case constant.String:
		return constant.StringVal(c.Value) == ""
	}
	return false
}

// settingConst is the one constant that the program gives a setting; nil when there is none, or more than one.
func (e *evaluator) settingConst(f *frame, v ssa.Value) *ssa.Const {
	for range 8 {
		switch s := v.(type) {
		case *ssa.Const:
			return s
		case *ssa.Convert:
			v = s.X
			continue
		case *ssa.ChangeType:
			v = s.X
			continue
		case *ssa.Parameter:
			if f.parent == nil {
				return e.p.passedConst(s)
			}
			arg := f.argument(s)
			if arg == nil {
				return nil
			}
			v, f = arg, f.parent
			continue
		case *ssa.UnOp:
			if s.Op != token.MUL {
				return nil
			}
			if fa, ok := s.X.(*ssa.FieldAddr); ok {
				return e.fieldConst(f, fa.X, fa.Field, s.Type())
			}
			return nil
		case *ssa.Field:
			return e.fieldConst(f, s.X, s.Field, s.Type())
		}
		return nil
	}
	return nil
}

// fieldConst is what a field is set to: by the literal that the base comes from, else by all literals of its type.
func (e *evaluator) fieldConst(f *frame, base ssa.Value, i int, t types.Type) *ssa.Const {
	fv := fieldVar(base.Type(), i)
	if fv == nil {
		return nil
	}
	if e.assume == fv {
		return zeroOf(t)
	}
	e.p.index()
	if lit, _ := e.literal(f, base, 0); lit != nil {
		if val, set, ok := e.p.setIn(lit, fv); ok {
			if !set {
				return zeroOf(t)
			}
			c, _ := val.val.(*ssa.Const)
			return c
		}
	}
	if name := fieldName(base.Type(), fv); name != "" {
		e.asked[fv] = name
	}
	stores := e.p.stores[place{fv}]
	for _, s := range stores {
		if c, ok := s.val.(*ssa.Const); !ok || !zeroConst(c) {
			return nil
		}
	}
	if e.p.literals()[fieldOwner(base.Type())] == 0 || e.p.addressed(fv) {
		return nil
	}
	return zeroOf(t)
}

func zeroOf(t types.Type) *ssa.Const {
	b, ok := t.Underlying().(*types.Basic)
	switch {
	case !ok:
		return ssa.NewConst(nil, t)
	case b.Info()&types.IsBoolean != 0:
		return ssa.NewConst(constant.MakeBool(false), t)
	case b.Info()&types.IsString != 0:
		return ssa.NewConst(constant.MakeString(""), t)
	}
	return ssa.NewConst(constant.MakeInt64(0), t)
}

// passedConst is the constant that every caller passes for a parameter of a function that nobody else can call.
func (p *program) passedConst(v *ssa.Parameter) *ssa.Const {
	fn := v.Parent()
	obj := object(fn)
	if obj == nil || obj.Exported() || p.asValue[fn] || len(p.callers[fn]) == 0 {
		return nil
	}
	var only *ssa.Const
	for _, call := range p.callers[fn] {
		arg := (&frame{fn: fn, args: call.Common().Args}).argument(v)
		c, ok := arg.(*ssa.Const)
		if !ok || only != nil && !sameValue(c, only, 0) && c != only {
			return nil
		}
		only = c
	}
	return only
}

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
		if f.made == nil || f.env == nil {
			return nil, nil
		}
		for i, fv := range f.fn.FreeVars {
			if fv == v && i < len(f.made.Bindings) {
				return e.literal(f.env, f.made.Bindings[i], depth+1)
			}
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
	if _, isStruct := deref(a.Type()).Underlying().(*types.Struct); !isStruct {
		return nil, nil
	}
	return a, f
}

func (e *evaluator) returnedLiteral(f *frame, depth int) (*ssa.Alloc, *frame) {
	var only *ssa.Alloc
	var in *frame
	for _, b := range f.fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || len(ret.Results) == 0 {
			continue
		}
		if c, isConst := ret.Results[0].(*ssa.Const); isConst && c.Value == nil {
			continue // nil beside an error
		}
		a, af := e.literal(f, ret.Results[0], depth+1)
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
	fv := fieldVar(base.Type(), i)
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
	if n, ok := types.Unalias(deref(t)).(*types.Named); ok {
		if _, isStruct := n.Underlying().(*types.Struct); isStruct {
			return n.Origin().Obj()
		}
	}
	return nil
}

func deref(t types.Type) types.Type {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		return ptr.Elem()
	}
	return t
}

// addressed reports whether the address of a field is taken for anything but a load or a store: a flag, a decoder.
func (p *program) addressed(fv *types.Var) bool {
	if p.taken == nil {
		p.taken = map[*types.Var]bool{}
		for instr := range p.instrs() {
			fa, ok := instr.(*ssa.FieldAddr)
			if !ok {
				continue
			}
			for _, ref := range *fa.Referrers() {
				switch ref := ref.(type) {
				case *ssa.UnOp, *ssa.DebugRef, *ssa.FieldAddr, *ssa.IndexAddr:
				case *ssa.Store:
					if ref.Val == fa {
						p.taken[fieldVar(fa.X.Type(), fa.Field)] = true
					}
				default:
					p.taken[fieldVar(fa.X.Type(), fa.Field)] = true
				}
			}
		}
	}
	return p.taken[fv]
}
