package ssabuild

// This file finds, in one declaration, the operators that can make a delay grow: a variable that becomes a multiple of
// itself, a shift by what varies, a power, a table that rises.

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"github.com/backofflint/backofflint/internal/knowledge"
)

type declScan struct {
	*scan
	durations  bool
	grows      bool
	multiplies bool
}

func (d *declScan) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.Ident:
		d.durations = d.durations || d.isDurationName(n)
	case *ast.AssignStmt:
		if d.growingAssign(n) {
			d.grows, d.multiplies = true, true
		}
	case *ast.BinaryExpr:
		d.grows = d.grows || d.growingBinary(n)
	case *ast.CallExpr:
		d.grows = d.grows || d.growingCall(n)
	case *ast.CompositeLit:
		if d.table(n) {
			d.grows, d.multiplies = true, true
		}
	}
	return !d.grows || !d.durations // the rest of the declaration changes nothing
}

// isDurationName reports whether an identifier stands for a duration, its type, or a function that gives one or waits.
func (d *declScan) isDurationName(id *ast.Ident) bool {
	obj := d.info.Uses[id]
	if obj == nil {
		obj = d.info.Defs[id]
	}
	switch obj := obj.(type) {
	case *types.Var, *types.Const, *types.TypeName:
		return knowledge.IsDuration(obj.Type())
	case *types.Func:
		for r := range obj.Signature().Results().Variables() {
			if knowledge.IsDuration(r.Type()) {
				return true
			}
		}
	}
	return false
}

// growingAssign reports whether a variable or field is given a multiple of itself, or the sum of itself and another
// that moves along (Fibonacci).
func (d *declScan) growingAssign(n *ast.AssignStmt) bool {
	switch n.Tok {
	case token.MUL_ASSIGN:
		return !d.isOne(n.Rhs[0])
	case token.SHL_ASSIGN:
		return true
	case token.ADD_ASSIGN:
		return d.mentions(n.Rhs[0], d.place(n.Lhs[0]))
	case token.ASSIGN, token.DEFINE:
	default:
		return false
	}
	for i, left := range n.Lhs {
		place := d.place(left)
		if place == nil || i >= len(n.Rhs) {
			continue // the results of a call say nothing here
		}
		if d.scales(n.Rhs[i], place) {
			return true
		}
		if sum, ok := ast.Unparen(n.Rhs[i]).(*ast.BinaryExpr); ok && len(n.Lhs) > 1 && sum.Op == token.ADD && d.mentions(sum, place) {
			return true // a, b = b, a+b
		}
	}
	return false
}

// scales reports whether e multiplies, shifts or adds to itself the value of place.
func (d *declScan) scales(e ast.Expr, place types.Object) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		b, ok := n.(*ast.BinaryExpr)
		if !ok || found {
			return !found
		}
		x, y := d.mentions(b.X, place), d.mentions(b.Y, place)
		switch b.Op {
		case token.MUL, token.SHL:
			found = x || y
		case token.ADD:
			found = x && y
		}
		return !found
	})
	return found
}

// growingBinary reports a shift by a count that varies, or a duration times a plain number: d*2, but not
// time.Duration(n)*time.Second, which gives a number its unit.
func (d *declScan) growingBinary(n *ast.BinaryExpr) bool {
	switch n.Op {
	case token.SHL:
		return d.info.Types[n.Y].Value == nil
	case token.MUL:
		return knowledge.IsDuration(d.typeOf(n)) && (d.times(n.X, n.Y) || d.times(n.Y, n.X))
	case token.ADD:
		// d + d/2
		return knowledge.IsDuration(d.typeOf(n)) && d.place(n.X) != nil && d.mentions(n.Y, d.place(n.X))
	}
	return false
}

// unit is the smallest constant factor that is taken for a unit: a microsecond.
const unit = 1000

func (d *declScan) times(x, k ast.Expr) bool {
	v := d.info.Types[k].Value
	if v == nil || d.info.Types[x].Value != nil {
		return false
	}
	if call, ok := ast.Unparen(x).(*ast.CallExpr); ok && d.info.Types[call.Fun].IsType() {
		return false // a number, about to get its unit
	}
	f, _ := constant.Float64Val(constant.ToFloat(v))
	return f > 1 && f < unit
}

// growingCall reports a power, a conversion of a table's entry to a duration, or a variadic table of durations.
func (d *declScan) growingCall(n *ast.CallExpr) bool {
	fun := d.info.Types[n.Fun]
	if fun.IsType() {
		return len(n.Args) == 1 && knowledge.IsDuration(fun.Type) && d.indexed(n.Args[0])
	}
	if sig, ok := d.typeOf(n.Fun).(*types.Signature); ok && sig.Variadic() && !n.Ellipsis.IsValid() {
		last := sig.Params().Len() - 1
		elem, ok := sig.Params().At(last).Type().Underlying().(*types.Slice) // append takes a string too
		if ok && knowledge.IsDuration(elem.Elem()) && len(n.Args)-last > 1 {
			return true
		}
	}
	switch d.rows.RoleOf(d.callee(n)) {
	case knowledge.Power, knowledge.Exp, knowledge.Scale:
		return true
	}
	return false
}

func (d *declScan) callee(n *ast.CallExpr) *types.Func {
	switch f := ast.Unparen(n.Fun).(type) {
	case *ast.Ident:
		fn, _ := d.info.Uses[f].(*types.Func)
		return fn
	case *ast.SelectorExpr:
		fn, _ := d.info.Uses[f.Sel].(*types.Func)
		return fn
	}
	return nil
}

// indexed reports whether e is an entry of a slice, an array or a map of numbers.
func (d *declScan) indexed(e ast.Expr) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		if ix, ok := n.(*ast.IndexExpr); ok && !d.info.Types[ix.X].IsType() && d.info.Types[ix].IsValue() {
			_, call := d.typeOf(ix.X).Underlying().(*types.Signature)
			found = found || !call
		}
		return !found
	})
	return found
}

// table reports whether a literal lists numbers or durations that rise.
func (d *declScan) table(n *ast.CompositeLit) bool {
	var elem types.Type
	switch t := d.typeOf(n).Underlying().(type) {
	case *types.Slice:
		elem = t.Elem()
	case *types.Array:
		elem = t.Elem()
	default:
		return false
	}
	b, ok := elem.Underlying().(*types.Basic)
	if !ok || b.Info()&types.IsNumeric == 0 || b.Kind() == types.Uint8 || len(n.Elts) < 2 || len(n.Elts) > 64 {
		return false // bytes are text, and nobody writes a schedule of so many steps
	}
	if knowledge.IsDuration(elem) {
		return true
	}
	var last constant.Value
	for _, e := range n.Elts {
		v := d.info.Types[e].Value
		if v == nil || last != nil && !constant.Compare(v, token.GTR, last) {
			return false
		}
		last = v
	}
	return true
}

// place returns the variable or the field that e names.
func (d *declScan) place(e ast.Expr) types.Object {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v, ok := d.info.ObjectOf(e).(*types.Var); ok {
			return v
		}
	case *ast.SelectorExpr:
		if v, ok := d.info.Uses[e.Sel].(*types.Var); ok {
			return v
		}
	case *ast.StarExpr:
		return d.place(e.X)
	case *ast.IndexExpr:
		return d.place(e.X)
	}
	return nil
}

func (d *declScan) mentions(e ast.Expr, place types.Object) (found bool) {
	if place == nil {
		return false
	}
	ast.Inspect(e, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && d.info.Uses[id] == place {
			found = true
		}
		return !found
	})
	return found
}

func (d *declScan) isOne(e ast.Expr) bool {
	v := d.info.Types[e].Value
	return v != nil && constant.Compare(constant.ToFloat(v), token.EQL, constant.MakeInt64(1))
}

func (d *declScan) typeOf(e ast.Expr) types.Type {
	if t := d.info.TypeOf(e); t != nil {
		return t
	}
	return types.Typ[types.Invalid]
}
