package variant

// This file moves waits and delays into helpers.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// extractWaits puts every time.Sleep into a function that sleeps for its parameter.
func extractWaits(s *Source) []*Change {
	c := newChange()
	s.eachCall(func(f *ast.File, call *ast.CallExpr) {
		fun, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || calledName(s, call) != "time.Sleep" {
			return
		}
		name := fmt.Sprintf("wait%d", call.Pos())
		clock := s.code(f, fun.X)
		c.replace(f, fun.Pos(), fun.End(), name)
		c.append(f, fmt.Sprintf("func %s(d %s.Duration) { %s.Sleep(d) }", name, clock, clock), s.line(call.Pos()))
	})
	return c.one()
}

// waits are the functions whose one argument is a delay.
var waits = []string{"time.Sleep", "time.After", "time.NewTimer", "(*time.Timer).Reset"}

// extractDelays puts every delay that is computed in the call of a wait into a function of what it is computed from.
func extractDelays(s *Source) []*Change {
	c := newChange()
	s.eachCall(func(f *ast.File, call *ast.CallExpr) {
		for _, name := range waits {
			if calledName(s, call) == name {
				s.extract(c, f, call.Args[0])
			}
		}
	})
	return c.one()
}

// extractSteps does the same to every number that is computed in an assignment.
func extractSteps(s *Source) []*Change {
	c := newChange()
	for _, f := range s.Syntax {
		for n := range ast.Preorder(f) {
			assign, ok := n.(*ast.AssignStmt)
			if !ok || len(assign.Rhs) != 1 || len(assign.Lhs) != 1 || assign.Tok != token.ASSIGN && assign.Tok != token.DEFINE {
				continue
			}
			if basic, ok := s.TypesInfo.TypeOf(assign.Rhs[0]).Underlying().(*types.Basic); ok && basic.Info()&types.IsNumeric != 0 {
				s.extract(c, f, assign.Rhs[0])
			}
		}
	}
	return c.one()
}

// extract puts an expression into a function of the variables in it.
func (s *Source) extract(c *Change, f *ast.File, delay ast.Expr) {
	tv := s.TypesInfo.Types[delay]
	if tv.Value != nil || s.line(delay.Pos()) != s.line(delay.End()) {
		return
	}
	switch delay.(type) {
	case *ast.Ident, *ast.SelectorExpr:
		return // nothing is computed here
	}
	var names, params []string
	seen := map[types.Object]bool{}
	for n := range ast.Preorder(delay) {
		switch n := n.(type) {
		case *ast.FuncLit:
			return
		case *ast.UnaryExpr:
			if n.Op == token.AND || n.Op == token.ARROW {
				return
			}
		case *ast.Ident:
			if obj, ok := s.TypesInfo.Uses[n].(*types.Const); ok && obj.Pkg() == s.Types && obj.Parent() != s.Types.Scope() {
				return // the helper cannot name it
			}
			v, ok := s.TypesInfo.Uses[n].(*types.Var)
			if !ok || v.IsField() || v.Parent() == s.Types.Scope() || v.Pkg() != s.Types || seen[v] {
				continue
			}
			text, ok := s.typeText(f, v.Type())
			if !ok {
				return
			}
			seen[v] = true
			names, params = append(names, n.Name), append(params, n.Name+" "+text)
		}
	}
	result, ok := s.typeText(f, tv.Type)
	if !ok {
		return
	}
	name := fmt.Sprintf("delay%d", delay.Pos())
	c.append(f, fmt.Sprintf("func %s(%s) %s { return %s }", name, strings.Join(params, ", "), result, s.code(f, delay)), s.line(delay.Pos()))
	c.replace(f, delay.Pos(), delay.End(), name+"("+strings.Join(names, ", ")+")")
}

// typeText writes a type as a file would. It cannot for types that the file cannot name, and will not for structs, whose
// copies are other places.
func (s *Source) typeText(f *ast.File, t types.Type) (text string, ok bool) {
	ok = true
	if _, isStruct := t.Underlying().(*types.Struct); isStruct {
		return "", false
	}
	if _, isParam := t.(*types.TypeParam); isParam {
		return "", false
	}
	text = types.TypeString(t, func(p *types.Package) string {
		if p == s.Types {
			return ""
		}
		for _, spec := range f.Imports {
			if name := s.TypesInfo.PkgNameOf(spec); name != nil && name.Imported() == p {
				return name.Name()
			}
		}
		ok = false
		return p.Name()
	})
	return text, ok
}

func (s *Source) eachCall(visit func(*ast.File, *ast.CallExpr)) {
	for _, f := range s.Syntax {
		for n := range ast.Preorder(f) {
			if call, ok := n.(*ast.CallExpr); ok {
				visit(f, call)
			}
		}
	}
}

// calledName is the full name of the function that a call names, such as (*time.Timer).Reset.
func calledName(s *Source, call *ast.CallExpr) string {
	if fn := called(s, call); fn != nil {
		return fn.FullName()
	}
	return ""
}

func called(s *Source, call *ast.CallExpr) *types.Func {
	var id *ast.Ident
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		id = fun
	case *ast.SelectorExpr:
		id = fun.Sel
	case *ast.IndexExpr:
		if sel, ok := fun.X.(*ast.SelectorExpr); ok {
			id = sel.Sel
		}
	}
	fn, _ := s.TypesInfo.Uses[id].(*types.Func)
	return fn
}
