package schedule

// This file finds the statement of a loop: the smallest for statement around all that the loop does. A loop that goto
// makes has none, and a recursion has none.

import (
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// statement is where the loop's statement begins; NoPos when it has none.
func (r *rounds) statement() token.Pos {
	l := r.loops[0]
	if over, ok := l.Head.Parent().Syntax().(*ast.RangeStmt); ok && l.Head.Index == 0 {
		return over.Pos()
	}
	if !strings.HasPrefix(l.Head.Comment, "for.") && !strings.HasPrefix(l.Head.Comment, "range") {
		return token.NoPos
	}
	syntax := l.Head.Parent().Syntax()
	if syntax == nil {
		return token.NoPos
	}
	first, last := l.extent()
	pos := token.NoPos
	ast.Inspect(syntax, func(n ast.Node) bool {
		if n == nil || first < n.Pos() || last >= n.End() {
			return false
		}
		switch n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			pos = n.Pos()
		}
		return true
	})
	return pos
}

// extent is the first and the last position of what a loop does.
func (l *Loop) extent() (first, last token.Pos) {
	for _, b := range l.Head.Parent().Blocks {
		if !l.Contains(b) {
			continue
		}
		for _, instr := range b.Instrs {
			pos := instr.Pos()
			if _, phi := instr.(*ssa.Phi); phi || !pos.IsValid() {
				continue // a phi stands where its variable is declared
			}
			if !first.IsValid() || pos < first {
				first = pos
			}
			last = max(last, pos)
		}
	}
	return first, last
}
