package variant

// This file writes assignments, branches and clamps in other words.

import (
	"go/ast"
	"go/token"
	"go/types"
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

// switchForIf makes of `if c { a }` `switch { case c: a }`, unless a break in it would then leave the switch.
func switchForIf(s *Source) []*Change {
	c := newChange()
	for _, f := range s.Syntax {
		for n := range ast.Preorder(f) {
			if n, ok := n.(*ast.IfStmt); ok && n.Else == nil && n.Init == nil && !hasBreak(n.Body) {
				c.replace(f, n.Pos(), n.Cond.Pos(), "switch { case ")
				c.replace(f, n.Cond.End(), n.Body.Lbrace+1, ": ")
			}
		}
	}
	return c.one()
}

// hasBreak tells whether a break without a label, or one that is another statement's, stands in a block.
func hasBreak(body *ast.BlockStmt) bool {
	for n := range ast.Preorder(body) {
		if b, ok := n.(*ast.BranchStmt); ok && b.Tok == token.BREAK && b.Label == nil {
			return true
		}
	}
	return false
}

// nameTests puts the condition of an if into a variable.
func nameTests(s *Source) []*Change {
	c := newChange()
	for _, f := range s.Syntax {
		for n := range ast.Preorder(f) {
			if n, ok := n.(*ast.IfStmt); ok && n.Init == nil {
				c.insert(f, n.Cond.Pos(), "holds := ")
				c.insert(f, n.Cond.End(), "; holds")
			}
		}
	}
	return c.one()
}

// minForIf makes of `if x > y { x = y }` `x = min(x, y)`.
func minForIf(s *Source) []*Change {
	c := newChange()
	for _, f := range s.Syntax {
		for n := range ast.Preorder(f) {
			n, ok := n.(*ast.IfStmt)
			if !ok || !s.isClamp(n) {
				continue
			}
			test, ok := n.Cond.(*ast.BinaryExpr)
			assign := n.Body.List[0].(*ast.AssignStmt)
			if ok && test.Op == token.GTR && same(test.X, assign.Lhs[0]) && same(test.Y, assign.Rhs[0]) && s.minAt(n.Pos()) {
				c.blank(s, f, n.Pos(), n.End())
				c.insert(f, n.Pos(), s.code(f, test.X)+" = min("+s.code(f, test.X)+", "+s.code(f, test.Y)+")")
			}
		}
	}
	return c.one()
}

// minAt reports whether min is the builtin function at a position.
func (s *Source) minAt(pos token.Pos) bool {
	scope := s.Types.Scope().Innermost(pos)
	if scope == nil {
		return false
	}
	_, obj := scope.LookupParent("min", pos)
	_, builtin := obj.(*types.Builtin)
	return builtin
}

func same(x, y ast.Expr) bool { return types.ExprString(x) == types.ExprString(y) }
