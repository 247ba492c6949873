package report

// This file writes the fix of a wait without a draw: the delay d becomes half of it and a draw of the other half. The
// sum is never longer than d, and no d makes it panic: max keeps rand.N from a window that is not positive, and before
// Go 1.22 the window is multiplied by a fraction. Before Go 1.20 every process drew the same fractions, so there is no
// fix. It is offered only where the argument is a plain variable that the package computes, so that it can be written
// twice and promises nothing.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/syntax"
)

// drawable are the functions of package time whose first argument may be any delay, zero and less too.
var drawable = map[string]bool{
	"time.Sleep": true, "time.After": true, "time.NewTimer": true, "time.AfterFunc": true, "(*time.Timer).Reset": true,
}

// DrawAtWait is the fix of the wait at pos; ok is false where it is not certain.
func (r *Reporter) DrawAtWait(pos token.Pos) (fix analysis.SuggestedFix, ok bool) {
	pass := r.pass
	file := fileAt(pass, pos)
	if file == nil || !goAtLeast(pass, file, "go1.20") {
		return fix, false
	}
	call := callAt(file, pos)
	if call == nil || len(call.Args) == 0 || !drawable[callee(pass.TypesInfo, call)] {
		return fix, false
	}
	arg := call.Args[0]
	v := plain(pass.TypesInfo, arg)
	if v == nil || !r.origins().computed(v) {
		return fix, false
	}
	draw, edits, ok := r.drawOf(file, call, print(pass.Fset, arg)+"/2")
	if !ok {
		return fix, false
	}
	plus := " + "
	if len(call.Args) > 1 {
		plus = "+" // as gofmt writes it there
	}
	rest := "/2" + plus + draw
	return analysis.SuggestedFix{
		Message:   "wait half of the delay and a random part of the other half",
		TextEdits: append(edits, analysis.TextEdit{Pos: arg.End(), End: arg.End(), NewText: []byte(rest)}),
	}, true
}

// drawOf writes a draw from zero up to a window, for a call of package time, and what it takes to import its source.
func (r *Reporter) drawOf(file *ast.File, call *ast.CallExpr, window string) (draw string, edits []analysis.TextEdit, ok bool) {
	pass := r.pass
	if goAtLeast(pass, file, "go1.22") {
		name, edits, ok := r.importRand(randV2, file, call.Lparen)
		return fmt.Sprintf("%s.N(max(%s, 1))", name, window), edits, ok && isBuiltin(pass, "max", call.Lparen)
	}
	name, edits, ok := r.importRand(randV1, file, call.Lparen)
	_, clock := importOf(pass, file, "time")
	draw = fmt.Sprintf("%s.Duration(%s.Float64()*float64(%s))", clock, name, window)
	return draw, edits, ok && isPackage(pass, clock, "time", call.Lparen) && isBuiltin(pass, "float64", call.Lparen)
}

// callAt finds the call that has that position: of its name, or of its parenthesis, which is what SSA keeps.
func callAt(file *ast.File, pos token.Pos) (found *ast.CallExpr) {
	for _, n := range syntax.Around(file, pos) {
		if call, ok := n.(*ast.CallExpr); ok && (call.Lparen == pos || call.Pos() == pos && found == nil) {
			found = call
		}
	}
	return found
}

// callee is the full name of the function that is called.
func callee(info *types.Info, call *ast.CallExpr) string {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok {
		return "" // imported with a dot
	}
	fn, ok := info.Uses[sel.Sel].(*types.Func)
	if !ok {
		return ""
	}
	return fn.FullName()
}
