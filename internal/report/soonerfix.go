package report

// This file writes the fix of a variable that grows until it wraps, though each use of it is clamped: d *= 2 becomes
// d = min(d*2, ceiling), with the ceiling that the uses have. It is offered only where the variable is local and every
// use of it is an argument of min beside a constant, so that nobody sees a difference.

import (
	"go/ast"
	"go/constant"
	"go/token"
	"math"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// ClampSooner is the fix of the growth at pos; ok is false where it is not certain.
func (r *Reporter) ClampSooner(pos token.Pos) (fix analysis.SuggestedFix, ok bool) {
	pass := r.pass
	file := fileAt(pass, pos)
	if file == nil || !goAtLeast(pass, file, "go1.21") || !isBuiltin(pass, "min", pos) {
		return fix, false
	}
	g := growthAt(pass, file, pos)
	if g == nil || !g.isLocal(pass) {
		return fix, false
	}
	ceiling := g.ceiling()
	if ceiling == nil || !meansTheSame(pass, ceiling, pos) {
		return fix, false
	}
	text := print(pass.Fset, ceiling)
	if strings.Contains(text, "\n") {
		return fix, false
	}
	edits := g.clamp(pass, text)
	return analysis.SuggestedFix{Message: "clamp the delay before it is multiplied again", TextEdits: edits}, edits != nil
}

// ceiling is the constant that the variable is clamped at wherever it is used; nil when there is none, or several.
func (g *grower) ceiling() (found ast.Expr) {
	clamped := map[*ast.Ident]ast.Expr{}
	set := map[*ast.Ident]bool{}
	var uses []*ast.Ident
	ast.Inspect(g.body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if n == g.stmt {
				return false
			}
			for _, lhs := range n.Lhs {
				if id, ok := lhs.(*ast.Ident); ok {
					set[id] = n.Tok == token.ASSIGN
				}
			}
		case *ast.CallExpr:
			if id, limit := g.smaller(n); id != nil {
				clamped[id] = limit
			}
		case *ast.Ident:
			if g.info.Uses[n] == g.v && !set[n] {
				uses = append(uses, n)
			}
		}
		return true
	})
	for _, use := range uses {
		limit := clamped[use]
		if limit == nil || found != nil && !constant.Compare(g.value(found), token.EQL, g.value(limit)) {
			return nil
		}
		found = limit
	}
	return found
}

// smaller reads min(v, constant), either way round.
func (g *grower) smaller(call *ast.CallExpr) (v *ast.Ident, limit ast.Expr) {
	if len(call.Args) != 2 || !g.info.Types[call.Fun].IsBuiltin() || print(token.NewFileSet(), call.Fun) != "min" {
		return nil, nil
	}
	for i, arg := range call.Args {
		id, ok := arg.(*ast.Ident)
		other := call.Args[1-i]
		if val := g.value(other); ok && g.info.Uses[id] == g.v && val != nil && val.Kind() == constant.Int &&
			constant.Sign(val) > 0 && constant.Compare(val, token.LSS, constant.MakeInt64(math.MaxInt64/wraps)) {
			return id, other
		}
	}
	return nil, nil
}

// wraps is more than any factor that a fix is offered for.
const wraps = 1000

func (g *grower) value(e ast.Expr) constant.Value { return g.info.Types[e].Value }
