package variant

// This file takes away what lets others go on: the unlock before a wait, and the case of a wait that looks at a context.

import (
	"go/ast"
	"path/filepath"
	"slices"
	"strings"
)

// dropUnlocks takes away, one at a time, the unlocks that come before something in their block that waits, and that the
// engine says holds nothing.
func dropUnlocks(s *Source) (all []*Change) {
	for _, f := range s.Syntax {
		base := filepath.Base(s.Fset.Position(f.FileStart).Filename)
		free := map[int]bool{}
		for _, l := range s.Answer.Lines {
			if l.File == base && strings.Contains(l.Text, "holding nothing") {
				free[l.Line] = true
			}
		}
		for n := range ast.Preorder(f) {
			block, ok := n.(*ast.BlockStmt)
			if !ok {
				continue
			}
			for i, stmt := range block.List {
				if s.isUnlock(stmt) && s.waitsAmong(block.List[i+1:], free) {
					c := newChange()
					c.Line, c.in = s.line(stmt.Pos()), stmt
					c.blank(s, f, stmt.Pos(), stmt.End())
					all = append(all, c)
				}
			}
		}
	}
	return all
}

func (s *Source) isUnlock(stmt ast.Stmt) bool {
	e, ok := stmt.(*ast.ExprStmt)
	if !ok {
		return false
	}
	call, ok := e.X.(*ast.CallExpr)
	if !ok {
		return false
	}
	fn := called(s, call)
	return fn != nil && (fn.Name() == "Unlock" || fn.Name() == "RUnlock")
}

// waitsAmong tells whether a line that waits freely comes, before anything is locked again.
func (s *Source) waitsAmong(list []ast.Stmt, free map[int]bool) bool {
	for _, stmt := range list {
		for n := range ast.Preorder(stmt) {
			if call, ok := n.(*ast.CallExpr); ok {
				if fn := called(s, call); fn != nil && strings.HasSuffix(fn.Name(), "Lock") {
					return false
				}
			}
			if n != nil && free[s.line(n.Pos())] {
				return true
			}
		}
	}
	return false
}

// dropDone takes away the case of a select that receives from a context's Done, where nothing else in the function looks
// at a context or a clock.
func dropDone(s *Source) (all []*Change) {
	s.eachFuncSaying("deadline=yes", func(f *ast.File, fn *ast.FuncDecl) {
		if s.looks(fn) != 1 {
			return
		}
		for n := range ast.Preorder(fn) {
			sel, ok := n.(*ast.SelectStmt)
			if !ok || len(sel.Body.List) < 2 {
				continue
			}
			for _, clause := range sel.Body.List {
				if s.isDone(clause.(*ast.CommClause)) {
					c := newChange()
					c.Line, c.in = s.line(clause.Pos()), clause
					c.blank(s, f, clause.Pos(), clause.End())
					all = append(all, c)
				}
			}
		}
	})
	return all
}

// looks counts the calls in a function that may tell that time is up. What a case that receives from Done returns is not
// one of them.
func (s *Source) looks(fn *ast.FuncDecl) (n int) {
	ast.Inspect(fn, func(m ast.Node) bool {
		switch m := m.(type) {
		case *ast.CommClause:
			if s.isDone(m) {
				n++
				return false
			}
		case *ast.CallExpr:
			if slices.Contains(tellers, calledName(s, m)) {
				n++
			}
		}
		return true
	})
	return n
}

var tellers = []string{
	"(context.Context).Done", "(context.Context).Err", "(context.Context).Deadline", "context.Cause",
	"time.Now", "time.Since", "time.Until", "time.NewTimer",
}

func (s *Source) isDone(clause *ast.CommClause) bool {
	receive, ok := clause.Comm.(*ast.ExprStmt)
	if !ok {
		return false
	}
	arrow, ok := receive.X.(*ast.UnaryExpr)
	if !ok {
		return false
	}
	call, ok := arrow.X.(*ast.CallExpr)
	return ok && calledName(s, call) == "(context.Context).Done"
}
