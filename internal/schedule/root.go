package schedule

// This file tells which values rise together: a conversion, a duration in another unit, a sum with a constant, a product
// with a positive constant, a power of two and a base times such a power all rise with their operand, so a bound on one
// bounds the other. Two loads
// of the same place count as the same value; a store between them is not looked for.

import (
	"go/constant"
	"go/token"
	"go/types"
	"math"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// root is a value seen as mul*v + add of another.
type root struct {
	v        ssa.Value
	mul, add float64
	affine   bool // false: it rises with v in another way, such as 1<<v
	falling  bool // it falls as v rises, in another way than by a negative mul
	helpers  int  // how deep in helpers it stands
}

// of is the root where its value is what has root o.
func (r root) of(o root) root {
	return root{v: o.v, mul: r.mul * o.mul, add: r.add + r.mul*o.add, affine: r.affine && o.affine, falling: r.falling != o.falling}
}

// down reports whether the value falls as the root rises.
func (r root) down() bool { return r.falling != (r.mul < 0) }

// same reports whether two values are one, conversions apart.
func same(x, y ssa.Value) bool { return sameValue(bare(x), bare(y), 0) }

// bare strips conversions.
func bare(v ssa.Value) ssa.Value {
	for {
		switch c := v.(type) {
		case *ssa.Convert:
			if !isNumber(c.X.Type()) {
				return v
			}
			v = c.X
		case *ssa.ChangeType:
			v = c.X
		default:
			return v
		}
	}
}

// rootOf strips from v what keeps order.
func rootOf(v ssa.Value) root { return rootIn(v, 0) }

func rootIn(v ssa.Value, helpers int) root {
	r := root{v: v, mul: 1, affine: true, helpers: helpers}
	for range 12 {
		next, ok := r.strip()
		if !ok {
			break
		}
		r = next
	}
	return r
}

// strip takes one operation off.
func (r root) strip() (root, bool) {
	switch v := r.v.(type) {
	case *ssa.Convert:
		if !isNumber(v.X.Type()) {
			return r, false
		}
		r.v = v.X
		return r, true
	case *ssa.ChangeType:
		r.v = v.X
		return r, true
	case *ssa.BinOp:
		return r.stripOp(v)
	case *ssa.Call:
		if arg := exponentOf(v); arg != nil {
			r.v, r.affine = arg, false
			return r, true
		}
		if d, unit := durationIn(v); d != nil {
			r.v, r.mul = d, r.mul/unit
			return r, true
		}
		if arg, within, ok := formulaOf(v, r.helpers+1); ok {
			within.v = arg
			within, within.helpers = r.of(within), r.helpers
			return within, true
		}
	}
	return r, false
}

func (r root) stripOp(v *ssa.BinOp) (root, bool) {
	x, xConst := constNumber(v.X)
	y, yConst := constNumber(v.Y)
	switch {
	case v.Op == token.ADD && yConst:
		r.v, r.add = v.X, r.add+r.mul*y
	case v.Op == token.ADD && xConst:
		r.v, r.add = v.Y, r.add+r.mul*x
	case v.Op == token.SUB && yConst:
		r.v, r.add = v.X, r.add-r.mul*y
	case v.Op == token.SUB && xConst:
		r.v, r.add, r.mul = v.Y, r.add+r.mul*x, -r.mul
	case v.Op == token.SHR:
		return r.stripShift(v, y, yConst)
	case v.Op == token.MUL && yConst && y > 0:
		r.v, r.mul = v.X, r.mul*y
	case v.Op == token.MUL && xConst && x > 0:
		r.v, r.mul = v.Y, r.mul*x
	case v.Op == token.QUO && yConst && y > 0:
		r.v, r.mul = v.X, r.mul/y
	case v.Op == token.SHL && yConst && y < 63:
		r.v, r.mul = v.X, r.mul*math.Pow(2, y)
	case v.Op == token.SHL && (xConst && x > 0 || isBase(v.X)):
		r.v, r.affine = v.Y, false
	case v.Op == token.MUL && isBase(v.X) && !rootOf(v.Y).affine:
		r.v, r.affine = v.Y, false
	case v.Op == token.MUL && isBase(v.Y) && !rootOf(v.X).affine:
		r.v, r.affine = v.X, false
	default:
		return r, false
	}
	return r, true
}

// isBase reports whether v is a setting, as far as one function shows: a parameter, or what is kept in memory.
func isBase(v ssa.Value) bool {
	switch v := bare(v).(type) {
	case *ssa.Parameter, *ssa.FreeVar, *ssa.Field:
		return true
	case *ssa.UnOp:
		return v.Op == token.MUL
	}
	return false
}

// stripShift takes a shift to the right off: of a fixed value by something, it falls as that rises.
func (r root) stripShift(v *ssa.BinOp, y float64, yConst bool) (root, bool) {
	if yConst && y < 63 {
		r.v, r.mul = v.X, r.mul/math.Pow(2, y)
		return r, true
	}
	if bare(v.Y) == v.X {
		return r, false
	}
	r.v, r.affine, r.falling = v.Y, false, !r.falling
	return r, true
}

// exponentOf returns the exponent of a call of math.Exp2, or of math.Pow with a constant base over one.
func exponentOf(c *ssa.Call) ssa.Value {
	fn := ssaread.Callee(&c.Call)
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "math" {
		return nil
	}
	switch fn.Name() {
	case "Exp2", "Exp":
		return c.Call.Args[0]
	case "Pow":
		if b, ok := constNumber(c.Call.Args[0]); ok && b > 1 {
			return c.Call.Args[1]
		}
	}
	return nil
}

// formulaOf returns the argument that a helper of one expression makes its result of, and how.
func formulaOf(c *ssa.Call, helpers int) (arg ssa.Value, within root, ok bool) {
	callee := c.Call.StaticCallee()
	if callee == nil || len(callee.Blocks) != 1 || helpers > maxHelpers {
		return nil, within, false
	}
	ret, ok := lastOf(callee.Blocks[0]).(*ssa.Return)
	if !ok || len(ret.Results) != 1 || !isNumber(ret.Results[0].Type()) {
		return nil, within, false
	}
	within = rootIn(ret.Results[0], helpers)
	param, ok := within.v.(*ssa.Parameter)
	if !ok {
		return nil, within, false
	}
	arg = passedBy(c, callee, param)
	return arg, within, arg != nil
}

// durationIn returns the duration that a call counts in a unit, such as d in d.Seconds(), and the unit in nanoseconds.
func durationIn(c *ssa.Call) (d ssa.Value, unit float64) {
	fn := ssaread.Callee(&c.Call)
	if fn == nil || fn.Signature().Recv() == nil || !knowledge.IsDuration(fn.Signature().Recv().Type()) {
		return nil, 0
	}
	if unit, ok := durationUnit[fn.Name()]; ok {
		return c.Call.Args[0], unit
	}
	return nil, 0
}

// carry turns a bound on a value with root from into one on a value with root to; NaN when it cannot be told.
func carry(bound float64, from, to root) float64 {
	if !from.affine || !to.affine || math.IsInf(bound, 0) {
		return math.NaN()
	}
	return to.mul*(bound-from.add)/from.mul + to.add
}

// throughOf reports whether x is computed from v by what rootOf strips.
func throughOf(x, v ssa.Value) bool {
	r := root{v: x, mul: 1}
	for range 12 {
		if r.v == v {
			return true
		}
		next, ok := r.strip()
		if !ok {
			return false
		}
		r = next
	}
	return false
}

// sameValue reports whether two values are the same one: identical, or loads of the same place.
func sameValue(a, b ssa.Value, depth int) bool {
	if a == b {
		return true
	}
	if depth > 8 || a == nil || b == nil {
		return false
	}
	switch a := a.(type) {
	case *ssa.UnOp:
		b, ok := b.(*ssa.UnOp)
		return ok && a.Op == token.MUL && b.Op == token.MUL && sameValue(a.X, b.X, depth+1)
	case *ssa.FieldAddr:
		b, ok := b.(*ssa.FieldAddr)
		return ok && a.Field == b.Field && sameValue(a.X, b.X, depth+1)
	case *ssa.Field:
		b, ok := b.(*ssa.Field)
		return ok && a.Field == b.Field && sameValue(a.X, b.X, depth+1)
	case *ssa.Const:
		b, ok := b.(*ssa.Const)
		return ok && a.Value != nil && b.Value != nil && a.Value.Kind() != constant.Unknown && constant.Compare(a.Value, token.EQL, b.Value)
	case *ssa.ChangeType:
		b, ok := b.(*ssa.ChangeType)
		return ok && sameValue(a.X, b.X, depth+1)
	case *ssa.Call:
		b, ok := b.(*ssa.Call)
		return ok && sameCall(a, b, depth)
	}
	return false
}

// sameCall takes two calls of one method on one receiver, without arguments, for the same value: getters are.
func sameCall(a, b *ssa.Call, depth int) bool {
	fa, fb := ssaread.Callee(&a.Call), ssaread.Callee(&b.Call)
	if fa == nil || fa != fb || len(a.Call.Args) != len(b.Call.Args) {
		return false
	}
	if a.Call.IsInvoke() {
		return len(a.Call.Args) == 0 && sameValue(a.Call.Value, b.Call.Value, depth+1)
	}
	return len(a.Call.Args) == 1 && fa.Signature().Recv() != nil && sameValue(a.Call.Args[0], b.Call.Args[0], depth+1)
}

// constNumber returns the number of a numeric constant, conversions apart.
func constNumber(v ssa.Value) (float64, bool) {
	switch v := v.(type) {
	case *ssa.Convert:
		return constNumber(v.X)
	case *ssa.ChangeType:
		return constNumber(v.X)
	case *ssa.Const:
		if v.Value == nil || v.Value.Kind() != constant.Int && v.Value.Kind() != constant.Float {
			return 0, false
		}
		x, _ := constant.Float64Val(constant.ToFloat(v.Value))
		return x, true
	}
	return 0, false
}

// constBool is the value of a constant condition.
func constBool(v ssa.Value) (is, known bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Bool {
		return false, false
	}
	return constant.BoolVal(c.Value), true
}

// isNumber reports whether t is numeric, or a type parameter that stands for such types.
func isNumber(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0 || knowledge.IsChoice(t)
}

// isWhole reports whether t is an integer type.
func isWhole(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

// isUnsigned reports whether t holds no negative number.
func isUnsigned(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsUnsigned != 0
}
