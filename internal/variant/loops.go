package variant

// This file writes loops as jumps. The variables of a loop are then one for all turns, so loops whose variables outlive
// a turn stay as they are, and so do ranges over anything but a number.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
)

// gotoForFor makes of `for init; cond; post { body }`:
//
//	{ init; again: if cond { { body }; next: post; goto again }; out: }
//
// where break is goto out and continue is goto next.
func gotoForFor(s *Source) []*Change {
	c := newChange()
	for _, f := range s.Syntax {
		labels := map[ast.Stmt]*ast.LabeledStmt{}
		for n := range ast.Preorder(f) {
			switch n := n.(type) {
			case *ast.LabeledStmt:
				labels[n.Stmt] = n
			case *ast.ForStmt, *ast.RangeStmt:
				l := &loop{s: s, c: c, f: f, stmt: n.(ast.Stmt), label: labels[n.(ast.Stmt)]}
				l.rewrite()
			}
		}
	}
	return c.one()
}

// loop is one loop on its way to jumps.
type loop struct {
	s     *Source
	c     *Change
	f     *ast.File
	stmt  ast.Stmt
	label *ast.LabeledStmt

	breaks, continues []*ast.BranchStmt
}

func (l *loop) rewrite() {
	init, cond, post, body, ok := l.parts()
	if !ok || l.outlives() || l.s.line(l.stmt.Pos()) != l.s.line(body.Lbrace) {
		return
	}
	l.branches(body, true, true)
	id := fmt.Sprint(l.stmt.Pos())
	open, end := "{ "+init+"again"+id+": "+cond+"{ { ", "}; "
	if len(l.continues) > 0 {
		end += "next" + id + ": "
	}
	end += post + "goto again" + id + " }"
	if len(l.breaks) > 0 {
		end += "; out" + id + ":"
	}
	from := l.stmt.Pos()
	switch {
	case l.label == nil:
	case l.s.line(l.label.Pos()) == l.s.line(from):
		from = l.label.Pos()
	default:
		l.c.blank(l.s, l.f, l.label.Pos(), from)
	}
	l.c.replace(l.f, from, body.Lbrace+1, open)
	l.c.replace(l.f, body.Rbrace, body.Rbrace+1, end+" }")
	for _, b := range l.breaks {
		l.c.replace(l.f, b.Pos(), b.End(), "goto out"+id)
	}
	for _, b := range l.continues {
		l.c.replace(l.f, b.Pos(), b.End(), "goto next"+id)
	}
	if post != "" { // it counts on at the end of the body now
		l.c.move(l.f, l.s.line(body.Rbrace), l.s.line(l.stmt.Pos()))
	}
}

// parts gives the text of what is done before the loop, of the test, and of what is done behind each turn.
func (l *loop) parts() (init, cond, post string, body *ast.BlockStmt, ok bool) {
	switch n := l.stmt.(type) {
	case *ast.ForStmt:
		if n.Init != nil {
			init = l.s.code(l.f, n.Init) + "; "
		}
		if n.Cond != nil {
			cond = "if " + l.s.code(l.f, n.Cond) + " "
		}
		if n.Post != nil {
			post = l.s.code(l.f, n.Post) + "; "
		}
		return init, cond, post, n.Body, true
	case *ast.RangeStmt:
		init, cond, post, ok = l.count(n)
		return init, cond, post, n.Body, ok
	}
	return "", "", "", nil, false
}

// count gives the three parts of a range over a number.
func (l *loop) count(n *ast.RangeStmt) (init, cond, post string, ok bool) {
	t, isBasic := l.s.TypesInfo.TypeOf(n.X).Underlying().(*types.Basic)
	if !isBasic || t.Info()&types.IsInteger == 0 || n.Tok == token.ASSIGN {
		return "", "", "", false
	}
	name, number := fmt.Sprintf("turn%d", n.Pos()), ""
	if id, isIdent := n.Key.(*ast.Ident); isIdent && id.Name != "_" {
		if l.assigned(id) {
			return "", "", "", false
		}
		name = id.Name
		number, ok = l.s.typeText(l.f, l.s.TypesInfo.Defs[id].Type())
	} else {
		number, ok = l.s.typeText(l.f, types.Default(l.s.TypesInfo.TypeOf(n.X)))
	}
	last := fmt.Sprintf("last%d", n.Pos())
	init = fmt.Sprintf("%s, %s := %s(0), %s(%s); ", name, last, number, number, l.s.code(l.f, n.X))
	return init, "if " + name + " < " + last + " ", name + "++; ", ok
}

// assigned tells whether a variable gets a value anywhere but where it is declared.
func (l *loop) assigned(id *ast.Ident) bool {
	obj := l.s.TypesInfo.Defs[id]
	is := func(e ast.Expr) bool {
		use, ok := e.(*ast.Ident)
		return ok && l.s.TypesInfo.Uses[use] == obj
	}
	for n := range ast.Preorder(l.stmt) {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				if is(e) {
					return true
				}
			}
		case *ast.IncDecStmt:
			if is(n.X) {
				return true
			}
		}
	}
	return false
}

// outlives tells whether a variable of the loop may be used behind its turn: in a closure, or through a pointer.
func (l *loop) outlives() bool {
	from, to := l.stmt.Pos(), l.stmt.End()
	mine := map[types.Object]bool{}
	for id, obj := range l.s.TypesInfo.Defs {
		if _, ok := obj.(*types.Var); ok && from <= id.Pos() && id.Pos() < to {
			mine[obj] = true
		}
	}
	used := func(n ast.Node) bool {
		for m := range ast.Preorder(n) {
			if id, ok := m.(*ast.Ident); ok && mine[l.s.TypesInfo.Uses[id]] {
				return true
			}
		}
		return false
	}
	for n := range ast.Preorder(l.stmt) {
		switch n := n.(type) {
		case *ast.FuncLit:
			if used(n) {
				return true
			}
		case *ast.UnaryExpr:
			if n.Op == token.AND && used(n.X) {
				return true
			}
		}
	}
	return false
}

// branches gathers the jumps of a block that leave the loop or its turn. Inside other statements that can be left, a
// bare break or continue is theirs.
func (l *loop) branches(n ast.Node, breaks, continues bool) {
	ast.Inspect(n, func(m ast.Node) bool {
		switch m := m.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ForStmt, *ast.RangeStmt:
			if m != n {
				l.branches(m, false, false)
				return false
			}
		case *ast.SwitchStmt, *ast.TypeSwitchStmt, *ast.SelectStmt:
			if m != n {
				l.branches(m, false, continues)
				return false
			}
		case *ast.BranchStmt:
			mine := l.label != nil && m.Label != nil && m.Label.Name == l.label.Label.Name
			switch {
			case m.Tok == token.BREAK && (mine || breaks && m.Label == nil):
				l.breaks = append(l.breaks, m)
			case m.Tok == token.CONTINUE && (mine || continues && m.Label == nil):
				l.continues = append(l.continues, m)
			}
		}
		return true
	})
}
