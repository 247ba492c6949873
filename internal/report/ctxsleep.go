package report

// This file writes the fix of a sleep that ignores a context: time.Sleep(d) becomes a select on the context's Done
// channel and a timer that is stopped. It is offered only where the right code is certain: the sleep is a statement of
// its own, the innermost function around it has a context parameter by that name and returns an error last, nothing
// is unlocked by hand on the way out, and every other result has a zero value that can be written.

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/printer"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/syntax"
)

// SelectOnContext is the fix of the sleep at pos; ok is false where it is not certain.
func (r *Reporter) SelectOnContext(pos token.Pos) (fix analysis.SuggestedFix, ok bool) {
	pass := r.pass
	s := sleepAt(pass, pos)
	if s == nil || s.unlocksByHand(pass.TypesInfo) {
		return fix, false
	}
	ctx, ok1 := s.contextName(pass)
	out, ok2 := s.results(pass)
	if !ok1 || !ok2 {
		return fix, false
	}
	timer := s.freeName("timer")
	text := fmt.Sprintf("\nselect {\ncase <-%[2]s.Done():\n\t%[1]s.Stop()\n\treturn %[3]s%[2]s.Err()\ncase <-%[1]s.C:\n}", timer, ctx, out)
	indent := strings.Repeat("\t", pass.Fset.PositionFor(s.stmt.Pos(), false).Column-1)
	return analysis.SuggestedFix{
		Message: "wait in a select that " + ctx + " ends too",
		TextEdits: []analysis.TextEdit{ // the delay stays as it is: another fix may draw from it
			{Pos: s.stmt.Pos(), End: s.stmt.Pos(), NewText: []byte(timer + " := ")},
			{Pos: s.name.Pos(), End: s.name.End(), NewText: []byte("NewTimer")},
			{Pos: s.stmt.End(), End: s.stmt.End(), NewText: []byte(strings.ReplaceAll(text, "\n", "\n"+indent))},
		},
	}, true
}

// sleep is a statement time.Sleep(d) with what is around it.
type sleep struct {
	stmt *ast.ExprStmt
	name *ast.Ident // Sleep
	sig  *ast.FuncType
	body *ast.BlockStmt
}

// sleepAt finds the statement whose call has that position, in the body or the block that it stands in.
func sleepAt(pass *analysis.Pass, pos token.Pos) *sleep {
	for _, file := range pass.Files {
		if pos < file.FileStart || pos >= file.FileEnd {
			continue
		}
		s := &sleep{}
		for _, n := range syntax.Around(file, pos) {
			switch n := n.(type) {
			case *ast.FuncDecl:
				s.sig, s.body = n.Type, n.Body
			case *ast.FuncLit:
				s.sig, s.body = n.Type, n.Body
			case *ast.ExprStmt:
				s.stmt = n
			}
		}
		if s.stmt == nil || s.body == nil || !s.isSleep(pass.TypesInfo, pos) {
			return nil
		}
		return s
	}
	return nil
}

func (s *sleep) isSleep(info *types.Info, pos token.Pos) bool {
	call, ok := s.stmt.X.(*ast.CallExpr)
	if !ok || call.Lparen != pos && call.Pos() != pos {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false // imported with a dot
	}
	fn, isFunc := info.Uses[sel.Sel].(*types.Func)
	s.name = sel.Sel
	return isFunc && fn.FullName() == "time.Sleep"
}

// contextName is the name by which the function's context parameter is seen at the sleep.
func (s *sleep) contextName(pass *analysis.Pass) (string, bool) {
	for _, field := range s.sig.Params.List {
		for _, name := range field.Names {
			obj := pass.TypesInfo.Defs[name]
			if obj == nil || name.Name == "_" || !knowledge.IsContext(obj.Type()) {
				continue
			}
			scope := scopeAt(pass, s.stmt.Pos())
			if scope == nil {
				return "", false
			}
			_, seen := scope.LookupParent(name.Name, s.stmt.Pos())
			return name.Name, seen == obj
		}
	}
	return "", false
}

// results writes the zero values of the results before the error, each with its comma.
func (s *sleep) results(pass *analysis.Pass) (text string, ok bool) {
	if s.sig.Results == nil {
		return "", false
	}
	var exprs []ast.Expr
	for _, field := range s.sig.Results.List {
		for range max(1, len(field.Names)) {
			exprs = append(exprs, field.Type)
		}
	}
	last := len(exprs) - 1
	if !knowledge.IsError(pass.TypesInfo.TypeOf(exprs[last])) {
		return "", false
	}
	for _, e := range exprs[:last] {
		text += zeroOf(pass, e) + ", "
	}
	return text, true
}

// zeroOf writes the zero value of a type as its function spells it.
func zeroOf(pass *analysis.Pass, e ast.Expr) string {
	t := pass.TypesInfo.TypeOf(e)
	if _, param := types.Unalias(t).(*types.TypeParam); param {
		return "*new(" + print(pass.Fset, e) + ")"
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsString != 0:
			return `""`
		case u.Info()&types.IsBoolean != 0:
			return "false"
		case u.Info()&types.IsNumeric != 0:
			return "0"
		}
		return "nil" // unsafe.Pointer
	case *types.Struct, *types.Array:
		return print(pass.Fset, e) + "{}"
	}
	return "nil"
}

// unlocksByHand reports whether the function gives something back without defer: a return in between would keep it.
func (s *sleep) unlocksByHand(info *types.Info) (found bool) {
	ast.Inspect(s.body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.DeferStmt:
			return false
		case *ast.CallExpr:
			if sel, ok := n.Fun.(*ast.SelectorExpr); ok {
				fn, _ := info.Uses[sel.Sel].(*types.Func)
				h, _ := knowledge.HoldOf(fn)
				found = found || fn != nil && (h.Does == knowledge.Frees || h.Does == knowledge.FreesAt)
			}
		}
		return !found
	})
	return found
}

// freeName is a name that the function does not use yet.
func (s *sleep) freeName(name string) string {
	used := map[string]bool{}
	for _, part := range []ast.Node{s.sig, s.body} {
		ast.Inspect(part, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				used[id.Name] = true
			}
			return true
		})
	}
	free := name
	for i := 2; used[free]; i++ {
		free = fmt.Sprint(name, i)
	}
	return free
}

func print(fset *token.FileSet, n ast.Node) string {
	var b bytes.Buffer
	if err := printer.Fprint(&b, fset, n); err != nil {
		return ""
	}
	return b.String()
}
