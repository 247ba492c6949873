package report

// This file writes the fix of a draw that is made once: the statement before the loop goes, and the wait draws. It is
// offered only where the statement does nothing else, its variable is used nowhere but in the delay, and the draw is
// made of constants, so that it is the same draw there.

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/syntax"
)

// DrawInLoop is the fix of the wait at pos, whose draw is older than its loop; ok is false where it is not certain.
func (r *Reporter) DrawInLoop(pos token.Pos) (fix analysis.SuggestedFix, ok bool) {
	pass := r.pass
	file := fileAt(pass, pos)
	if file == nil {
		return fix, false
	}
	call := callAt(file, pos)
	if call == nil || len(call.Args) == 0 || !drawable[callee(pass.TypesInfo, call)] {
		return fix, false
	}
	decl := syntax.DeclAt(file, pos)
	for _, use := range localsIn(pass, call.Args[0]) {
		v := variable(pass.TypesInfo, use)
		stmt := drawStmt(pass.TypesInfo, decl, v)
		if stmt == nil || !onlyUse(pass.TypesInfo, decl, v) || !inLoopBehind(file, use, stmt) {
			continue
		}
		draw := stmt.Rhs[0]
		text := print(pass.Fset, draw)
		from, to, alone := wholeLines(pass, file, stmt)
		if !alone || !meansTheSame(pass, draw, use.Pos()) || strings.Contains(text, "\n") {
			continue
		}
		return analysis.SuggestedFix{
			Message: "draw on each attempt",
			TextEdits: []analysis.TextEdit{
				{Pos: from, End: to},
				{Pos: use.Pos(), End: use.End(), NewText: []byte(text)},
			},
		}, true
	}
	return fix, false
}

// localsIn are the local variables that an expression is a sum of, or that it is.
func localsIn(pass *analysis.Pass, e ast.Expr) (found []*ast.Ident) {
	var terms func(e ast.Expr)
	terms = func(e ast.Expr) {
		switch e := e.(type) {
		case *ast.BinaryExpr:
			if e.Op == token.ADD {
				terms(e.X)
				terms(e.Y)
			}
		case *ast.Ident:
			v := plain(pass.TypesInfo, e)
			if v != nil && v.Parent() != nil && v.Parent() != pass.Pkg.Scope() {
				found = append(found, e)
			}
		}
	}
	terms(e)
	return found
}

// drawStmt is the statement x := draw of a block.
func drawStmt(info *types.Info, decl ast.Decl, v *types.Var) (found *ast.AssignStmt) {
	ast.Inspect(decl, func(n ast.Node) bool {
		block, ok := n.(*ast.BlockStmt)
		if !ok {
			return true
		}
		for _, s := range block.List {
			s, ok := s.(*ast.AssignStmt)
			if !ok || s.Tok != token.DEFINE || len(s.Lhs) != 1 || len(s.Rhs) != 1 {
				continue
			}
			if id, ok := s.Lhs[0].(*ast.Ident); ok && info.Defs[id] == v && isDraw(info, s.Rhs[0]) {
				found = s
			}
		}
		return true
	})
	return found
}

// isDraw reports whether an expression is one call of a function of math/rand or math/rand/v2 on constants.
func isDraw(info *types.Info, e ast.Expr) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok || len(call.Args) == 0 || !strings.HasPrefix(callee(info, call), "math/rand") {
		return false
	}
	for _, arg := range call.Args {
		if info.Types[arg].Value == nil {
			return false
		}
	}
	return true
}

func onlyUse(info *types.Info, decl ast.Decl, v *types.Var) bool {
	n := 0
	ast.Inspect(decl, func(node ast.Node) bool {
		if id, ok := node.(*ast.Ident); ok && info.Uses[id] == v {
			n++
		}
		return true
	})
	return n == 1
}

// inLoopBehind reports whether a loop that comes behind the statement is around the use, in the same function.
func inLoopBehind(file *ast.File, use *ast.Ident, stmt *ast.AssignStmt) (in bool) {
	for _, n := range syntax.Around(file, use.Pos()) {
		switch n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			in = in || n.Pos() > stmt.End()
		case *ast.FuncLit:
			in = in && n.Pos() < stmt.Pos()
			if n.Pos() > stmt.End() {
				return false
			}
		}
	}
	return in
}

// wholeLines are the lines that the statement fills; alone is false where more than it stands there, or a comment above.
func wholeLines(pass *analysis.Pass, file *ast.File, stmt *ast.AssignStmt) (from, to token.Pos, alone bool) {
	f := pass.Fset.File(stmt.Pos())
	first, last := syntax.LineOf(pass.Fset, stmt.Pos()), syntax.LineOf(pass.Fset, stmt.End())
	if last >= f.LineCount() {
		return 0, 0, false
	}
	from, to = f.LineStart(first), f.LineStart(last+1)
	for _, c := range file.Comments {
		if c.End() >= f.LineStart(max(first-1, 1)) && c.Pos() < to {
			return 0, 0, false
		}
	}
	alone = true
	ast.Inspect(syntax.DeclAt(file, stmt.Pos()), func(n ast.Node) bool {
		if s, ok := n.(ast.Stmt); ok && s != ast.Stmt(stmt) {
			starts := from <= s.Pos() && s.Pos() < to
			ends := from < s.End() && s.End() < to
			alone = alone && !starts && !ends
		}
		return n != ast.Node(stmt)
	})
	return from, to, alone
}

// meansTheSame reports whether every name of an expression means at pos what it means where it stands.
func meansTheSame(pass *analysis.Pass, e ast.Expr, pos token.Pos) bool {
	same := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			id, ok := n.X.(*ast.Ident)
			same = same && ok && seen(pass, id.Name, pos) == pass.TypesInfo.Uses[id]
			return false
		case *ast.Ident:
			same = same && seen(pass, n.Name, pos) == pass.TypesInfo.Uses[n]
		}
		return same
	})
	return same
}
