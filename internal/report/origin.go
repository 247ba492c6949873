package report

// This file asks whether a value is the program's own arithmetic. A delay that a server asked for, that was parsed or
// that came through a channel may be a promise to wait that long, and a fix must not shorten it.

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
)

// origins holds what a package assigns to each variable.
type origins struct {
	info    *types.Info
	pkg     *types.Package
	sources map[*types.Var][]ast.Expr
	foreign map[*types.Var]bool // assigned from what is no single expression, or through a pointer
	known   map[*types.Var]bool // the answers
	asked   map[*types.Var]bool // by the question at hand, and true unless something says otherwise
}

// originsOf reads the whole package.
func originsOf(pass *analysis.Pass) *origins {
	o := &origins{
		info: pass.TypesInfo, pkg: pass.Pkg,
		sources: map[*types.Var][]ast.Expr{}, foreign: map[*types.Var]bool{}, known: map[*types.Var]bool{},
	}
	for _, file := range pass.Files {
		ast.Inspect(file, o.read)
	}
	return o
}

// only is the expression that v is set to, when there is no second one.
func (o *origins) only(v *types.Var) ast.Expr {
	if o.foreign[v] || len(o.sources[v]) != 1 {
		return nil
	}
	return o.sources[v][0]
}

// read notes the assignments of one node.
func (o *origins) read(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		for i, lhs := range n.Lhs {
			if n.Tok != token.ASSIGN && n.Tok != token.DEFINE {
				o.assign(lhs, lhs) // d *= 2 is made of d too
			}
			if len(n.Rhs) == len(n.Lhs) {
				o.assign(lhs, n.Rhs[i])
			} else {
				o.assign(lhs, nil)
			}
		}
	case *ast.IncDecStmt:
		o.assign(n.X, n.X)
	case *ast.ValueSpec:
		for i, name := range n.Names {
			if len(n.Values) == len(n.Names) {
				o.assign(name, n.Values[i])
			} else if len(n.Values) > 0 {
				o.assign(name, nil)
			}
		}
	case *ast.RangeStmt:
		for _, lhs := range []ast.Expr{n.Key, n.Value} {
			if lhs != nil {
				o.assign(lhs, n.X)
			}
		}
	case *ast.CallExpr:
		o.pass(n)
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok {
			o.assign(key, n.Value)
		}
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			o.assign(n.X, nil)
		}
	}
	return true
}

// pass notes what a call in the package hands to the parameters of one of its functions.
func (o *origins) pass(call *ast.CallExpr) {
	var name *ast.Ident
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		name = fun
	case *ast.SelectorExpr:
		name = fun.Sel
	}
	fn, ok := o.info.Uses[name].(*types.Func)
	if !ok || fn.Pkg() != o.pkg {
		return
	}
	params := fn.Origin().Signature().Params()
	for i, arg := range call.Args {
		if i < params.Len() {
			o.sources[params.At(i)] = append(o.sources[params.At(i)], arg)
		}
	}
}

func (o *origins) assign(lhs, rhs ast.Expr) {
	v := variable(o.info, ast.Unparen(lhs))
	switch {
	case v == nil:
	case rhs == nil:
		o.foreign[v] = true
	default:
		o.sources[v] = append(o.sources[v], rhs)
	}
}

// computed reports whether all that the package assigns to v is arithmetic on constants, parameters and variables that
// are computed themselves.
func (o *origins) computed(v *types.Var) bool {
	o.asked = map[*types.Var]bool{}
	if !o.traced(v) {
		return false
	}
	for v := range o.asked {
		o.known[v] = true
	}
	return true
}

// traced answers computed, with what is asked already taken for granted.
func (o *origins) traced(v *types.Var) bool {
	if o.foreign[v] || v.Pkg() != o.pkg {
		return false
	}
	if answer, known := o.known[v]; known {
		return answer
	}
	if o.asked[v] {
		return true
	}
	o.asked[v] = true
	for _, e := range o.sources[v] {
		if !o.arithmetic(e) {
			o.known[v] = false
			return false
		}
	}
	return true
}

// arithmetic reports whether an expression calls nothing but conversions, min, max and package math.
func (o *origins) arithmetic(e ast.Expr) bool {
	ok := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			ok = ok && o.harmless(n)
		case *ast.UnaryExpr:
			ok = ok && n.Op != token.ARROW
		case *ast.FuncLit:
			ok = false
		case *ast.Ident:
			v, is := o.info.Uses[n].(*types.Var)
			if !is {
				break
			}
			if basic, numeric := v.Type().Underlying().(*types.Basic); numeric && basic.Info()&types.IsNumeric != 0 {
				ok = ok && o.traced(v)
			}
		}
		return ok
	})
	return ok
}

func (o *origins) harmless(call *ast.CallExpr) bool {
	fun := ast.Unparen(call.Fun)
	if tv := o.info.Types[fun]; tv.IsType() || tv.IsBuiltin() {
		return true
	}
	sel, ok := fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	fn, ok := o.info.Uses[sel.Sel].(*types.Func)
	return ok && fn.Pkg() != nil && fn.Pkg().Path() == "math"
}
