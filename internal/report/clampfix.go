package report

// This file writes the fix of a growth without a ceiling: d *= 2 becomes d = min(2*d, 60*time.Second). It is offered
// only where what grows is a local variable that is the delay of the waits itself, and where no test looks at it: a
// loop that ends when the delay is large would not end any more.

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/syntax"
)

// ClampGrowth is the fix of the growth at pos, whose delay is waited for at waits; ok is false where it is not certain.
func (r *Reporter) ClampGrowth(pos token.Pos, waits []token.Pos, ceiling time.Duration) (fix analysis.SuggestedFix, ok bool) {
	pass := r.pass
	file := fileAt(pass, pos)
	if file == nil || ceiling < time.Second || ceiling%time.Second != 0 {
		return fix, false
	}
	_, clock := importOf(pass, file, "time")
	if clock == "" || !goAtLeast(pass, file, "go1.21") || !isBuiltin(pass, "min", pos) || !isPackage(pass, clock, "time", pos) {
		return fix, false
	}
	g := growthAt(pass, file, pos)
	if g == nil || !g.isLocal(pass) || !g.untested() || !g.isWaitedFor(waits) {
		return fix, false
	}
	edits := g.clamp(pass, fmt.Sprintf("%d*%s.Second", ceiling/time.Second, clock))
	return analysis.SuggestedFix{Message: "let the delay grow to " + Duration(ceiling) + " at most", TextEdits: edits}, edits != nil
}

// grower is the statement that lets a variable grow.
type grower struct {
	info *types.Info
	stmt *ast.AssignStmt
	v    *types.Var
	body *ast.BlockStmt // of the outermost function around it
}

func growthAt(pass *analysis.Pass, file *ast.File, pos token.Pos) *grower {
	g := &grower{info: pass.TypesInfo}
	for _, n := range syntax.Around(file, pos) {
		switch n := n.(type) {
		case *ast.FuncDecl:
			g.body = n.Body
		case *ast.FuncLit:
			g.stmt = nil
		case *ast.AssignStmt:
			g.stmt = n
		}
	}
	if g.body == nil || g.stmt == nil || len(g.stmt.Lhs) != 1 || len(g.stmt.Rhs) != 1 {
		return nil
	}
	if id, ok := g.stmt.Lhs[0].(*ast.Ident); ok {
		g.v = plain(g.info, id)
	}
	if g.v == nil || g.stmt.Tok == token.DEFINE {
		return nil
	}
	return g
}

// isLocal reports whether the variable is the function's own.
func (g *grower) isLocal(pass *analysis.Pass) bool {
	return !g.v.IsField() && g.v.Parent() != nil && g.v.Parent() != pass.Pkg.Scope()
}

// mentions reports whether the variable stands in an expression.
func (g *grower) mentions(n ast.Node) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && g.info.Uses[id] == g.v
		return !found
	})
	return found
}

// untested reports whether the function compares the variable with nothing but zero, and hands out no pointer to it.
func (g *grower) untested() bool {
	ok := true
	ast.Inspect(g.body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if isTest(n.Op) && !g.isZero(n.X) && !g.isZero(n.Y) {
				ok = ok && !g.mentions(n)
			}
		case *ast.SwitchStmt:
			ok = ok && (n.Tag == nil || !g.mentions(n.Tag))
		case *ast.UnaryExpr:
			ok = ok && (n.Op != token.AND || variable(g.info, ast.Unparen(n.X)) != g.v)
		}
		return ok
	})
	return ok
}

func isTest(op token.Token) bool {
	switch op {
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		return true
	}
	return false
}

func (g *grower) isZero(e ast.Expr) bool {
	val := g.info.Types[e].Value
	return val != nil && (val.Kind() == constant.Int || val.Kind() == constant.Float) && constant.Sign(val) == 0
}

// isWaitedFor reports whether each wait takes the variable as its delay, bare or with more added to it.
func (g *grower) isWaitedFor(waits []token.Pos) bool {
	calls := map[token.Pos]*ast.CallExpr{}
	ast.Inspect(g.body, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			calls[call.Lparen], calls[call.Pos()] = call, call
		}
		return true
	})
	for _, w := range waits {
		call := calls[w]
		if call == nil || len(call.Args) == 0 || !g.isTerm(call.Args[0]) {
			return false
		}
	}
	return len(waits) > 0
}

// isTerm reports whether the variable, or a fraction of it, is a term of a sum.
func (g *grower) isTerm(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return g.info.Uses[e] == g.v
	case *ast.BinaryExpr:
		switch e.Op {
		case token.ADD:
			return g.isTerm(e.X) || g.isTerm(e.Y)
		case token.QUO:
			return g.isTerm(e.X) && g.info.Types[e.Y].Value != nil
		}
	}
	return false
}

// clamp writes the statement with its ceiling; it is nil for a statement of another form.
func (g *grower) clamp(pass *analysis.Pass, ceiling string) []analysis.TextEdit {
	product := g.product(print(pass.Fset, g.stmt.Rhs[0]))
	if product == "" {
		return nil
	}
	call, err := parser.ParseExpr("min(" + product + ", " + ceiling + ")") // to be printed as gofmt does
	if err != nil {
		return nil
	}
	return []analysis.TextEdit{{
		Pos: g.stmt.TokPos, End: g.stmt.End(), NewText: []byte("= " + print(token.NewFileSet(), call)),
	}}
}

// product is what the variable becomes, when text is what stands to the right; it is empty when that is not certain.
func (g *grower) product(text string) string {
	x, e := g.v.Name(), g.stmt.Rhs[0]
	isFactor := g.info.Types[e].Value != nil && !isBinary(e)
	switch {
	case strings.Contains(text, "\n"):
		return ""
	case g.stmt.Tok == token.ASSIGN && g.mentions(e) && g.isAlone(e) && (isBinary(e) || g.isConversion(e)):
		return text
	case g.stmt.Tok == token.MUL_ASSIGN && isFactor:
		return text + "*" + x
	case g.stmt.Tok == token.SHL_ASSIGN && isFactor:
		return x + "<<" + text
	case g.stmt.Tok == token.ADD_ASSIGN && text == x:
		return "2*" + x
	case g.stmt.Tok == token.ADD_ASSIGN && g.isTerm(e) && isQuotient(e):
		return x + "+" + text
	}
	return ""
}

// isAlone reports whether the variable is the only one in an expression: all else is constant.
func (g *grower) isAlone(e ast.Expr) bool {
	alone := true
	ast.Inspect(e, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			v, is := g.info.Uses[id].(*types.Var)
			alone = alone && (!is || v == g.v)
		}
		return alone
	})
	return alone
}

func (g *grower) isConversion(e ast.Expr) bool {
	call, ok := e.(*ast.CallExpr)
	return ok && g.info.Types[call.Fun].IsType()
}

// isBinary reports whether an expression is one of operators that binds less than a call.
func isBinary(e ast.Expr) bool {
	_, ok := e.(*ast.BinaryExpr)
	return ok
}

func isQuotient(e ast.Expr) bool {
	b, ok := e.(*ast.BinaryExpr)
	return ok && b.Op == token.QUO
}
