package schedule

// This file decides what a setting is: a field, or a parameter, that only the program's own values can turn on. A path
// that a setting guards is left out when every value that the program gives that setting turns it off; a literal that
// leaves the field zero gives it zero. Where nobody gives it a value nothing is known.

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
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
		return constBool(c)
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
		if s := e.settingConst(f, cond); s != nil {
			return constBool(s)
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
func (e *evaluator) settingConst(f *frame, v ssa.Value) *ssa.Const { return e.settingAt(f, v, 0) }

func (e *evaluator) settingAt(f *frame, v ssa.Value, depth int) *ssa.Const {
	for ; depth < 8 && f != nil; depth++ {
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
				return e.fieldConst(f, fa.X, fa.Field, s.Type(), depth)
			}
			first := e.p.neverSet(s.X)
			if first == nil {
				return nil
			}
			v, f = first.Val, f.within(first.Parent())
			continue
		case *ssa.Field:
			return e.fieldConst(f, s.X, s.Field, s.Type(), depth)
		}
		return nil
	}
	return nil
}

// neverSet is the store that begins a local variable, captured or not, which nothing sets again; nil for any other.
func (p *program) neverSet(addr ssa.Value) *ssa.Store {
	at := p.placeOf(addr)
	local, ok := at.of.(*ssa.Alloc)
	stores := p.storesTo(at)
	if !ok || len(stores) != 1 {
		return nil
	}
	for _, ref := range *local.Referrers() {
		switch ref := ref.(type) {
		case *ssa.UnOp, *ssa.MakeClosure:
			continue
		case *ssa.Store:
			if ref.Addr == local {
				continue
			}
		}
		return nil // its address goes to where it may be set
	}
	if first, ok := stores[0].instr.(*ssa.Store); ok && first.Block() == local.Block() {
		return first
	}
	return nil
}

// fieldConst is what a field is set to: by the literal that the base comes from, else by all literals of its type.
func (e *evaluator) fieldConst(f *frame, base ssa.Value, i int, t types.Type, depth int) *ssa.Const {
	fv := ssaread.Field(base.Type(), i)
	if fv == nil {
		return nil
	}
	if e.assume == fv {
		return zeroOf(t)
	}
	e.p.index()
	if lit, in := e.literal(f, base, 0); lit != nil {
		if s, set, ok := e.p.setIn(lit, fv); ok {
			if !set {
				return zeroOf(t)
			}
			return e.settingAt(e.frameOf(in, s.instr.Parent()), s.val, depth+1)
		}
	}
	if name := fieldName(base.Type(), fv); name != "" {
		e.asked[fv] = name
	}
	stores := e.p.stores[place{fv}]
	for _, s := range stores {
		if c := e.settingAt(e.storeFrame(f, s), s.val, depth+1); c == nil || !zeroConst(c) {
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
