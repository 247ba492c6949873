package variant

// This file writes assignments and branches the other way round.

import (
	"go/ast"
	"strings"
)

// lengthen makes of `x op= y` `x = x op (y)`, and of `x++` `x = x + 1`.
func lengthen(s *Source) []*Change {
	c := newChange()
	for _, f := range s.Syntax {
		for n := range ast.Preorder(f) {
			switch n := n.(type) {
			case *ast.AssignStmt:
				op, combined := strings.CutSuffix(n.Tok.String(), "=")
				if combined && op != "" && op != ":" && s.plain(n.Lhs[0]) {
					x := s.code(f, n.Lhs[0])
					c.replace(f, n.TokPos, n.Rhs[0].Pos(), "= "+x+" "+op+" (")
					c.insert(f, n.Rhs[0].End(), ")")
				}
			case *ast.IncDecStmt:
				if s.plain(n.X) {
					x, op := s.code(f, n.X), n.Tok.String()[:1]
					c.replace(f, n.TokPos, n.End(), "= "+x+" "+op+" 1")
				}
			}
		}
	}
	return c.one()
}

// plain tells whether an expression can be evaluated twice.
func (s *Source) plain(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return true
	case *ast.SelectorExpr:
		return s.plain(e.X)
	}
	return false
}

// negate makes of `if c { a }` `if !(c) {} else { a }`.
func negate(s *Source) []*Change {
	c := newChange()
	for _, f := range s.Syntax {
		for n := range ast.Preorder(f) {
			if n, ok := n.(*ast.IfStmt); ok && n.Else == nil {
				c.insert(f, n.Cond.Pos(), "!(")
				c.insert(f, n.Cond.End(), ")")
				c.insert(f, n.Body.Lbrace, "{} else ")
			}
		}
	}
	return c.one()
}
