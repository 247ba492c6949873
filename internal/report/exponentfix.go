package report

// This file writes the fix of a power that wraps before it is clamped: base << n becomes base << min(n, 30). Up to that
// exponent nothing changes, and beyond it the delay stays where it is: at years, so that every ceiling still holds, and
// with room for what is added later. It is offered only where all that the power is multiplied by is constant, for only
// then it is known where it wraps.

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"math"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/syntax"
)

// A clamped delay is at most a quarter of what a duration holds, 73 years, and by its last factor less.
const (
	roomy         = 1 << 61
	largestFactor = 16
)

// ClampExponent is the fix of the power at pos, from which the waits get first delays between shortest and longest; ok is
// false where it is not certain.
func (r *Reporter) ClampExponent(pos token.Pos, shortest, longest time.Duration) (fix analysis.SuggestedFix, ok bool) {
	pass := r.pass
	file := fileAt(pass, pos)
	if file == nil || !goAtLeast(pass, file, "go1.21") || !isBuiltin(pass, "min", pos) {
		return fix, false
	}
	p := &power{info: pass.TypesInfo, origins: r.origins, factor: 2, unit: 1}
	path := syntax.Around(file, pos)
	slices.Reverse(path) // outward
	switch {
	case len(path) == 0 || !p.read(path[0]) || p.isClamped() || !p.leave(path):
		return fix, false
	case isSummedUp(pass.TypesInfo, path):
		return fix, false // the sum wraps, however short its parts are
	case float64(shortest) < p.unit/4:
		return fix, false // it is divided on its way to the wait, by how much nobody asks here
	}
	last := math.Floor(math.Log(roomy/max(p.unit, float64(longest)))/math.Log(p.factor) + 1e-9)
	text := print(pass.Fset, ast.Unparen(p.exponent))
	call, err := parser.ParseExpr(fmt.Sprintf("min(%s, %v)", text, last)) // to be printed as gofmt does
	if last < 1 || err != nil || strings.Contains(text, "\n") {
		return fix, false
	}
	return analysis.SuggestedFix{
		Message: "clamp the exponent before the delay wraps",
		TextEdits: []analysis.TextEdit{{
			Pos: p.exponent.Pos(), End: p.exponent.End(), NewText: []byte(print(token.NewFileSet(), call)),
		}},
	}, true
}

// power is unit * factor^exponent.
type power struct {
	info         *types.Info
	origins      func() *origins
	exponent     ast.Expr
	factor, unit float64
}

// read takes the power itself apart: a shift, math.Pow or math.Exp2.
func (p *power) read(n ast.Node) bool {
	switch e := n.(type) {
	case *ast.BinaryExpr:
		p.exponent = e.Y
		return e.Op == token.SHL && p.isWide(e) && p.times(e.X)
	case *ast.CallExpr:
		switch name := callee(p.info, e); {
		case name == "math.Pow" && len(e.Args) == 2: // not the two results of a call
			p.exponent = e.Args[1]
			p.factor = p.number(e.Args[0])
			return 1 < p.factor && p.factor <= largestFactor
		case name == "math.Exp2" && len(e.Args) == 1:
			p.exponent = e.Args[0]
			return true
		}
	}
	return false
}

// isClamped reports whether the exponent is bounded already.
func (p *power) isClamped() bool {
	call, ok := ast.Unparen(p.exponent).(*ast.CallExpr)
	return ok && p.info.Types[call.Fun].IsBuiltin()
}

// leave follows the power outward, to where it is a delay: through parentheses, conversions and products.
func (p *power) leave(path []ast.Node) bool {
	for i, n := range path[1:] {
		switch e := n.(type) {
		case *ast.ParenExpr:
		case *ast.BinaryExpr:
			other := e.X
			if e.X == path[i] {
				other = e.Y
			}
			if e.Op != token.MUL {
				return true
			}
			if !p.isWide(e) || !p.times(other) {
				return false
			}
		case *ast.CallExpr:
			if !p.info.Types[e.Fun].IsType() {
				return true
			}
			if !p.isWide(e) {
				return false
			}
		default:
			return true
		}
	}
	return true
}

// isSummedUp reports whether the statement around an expression adds to what a variable was.
func isSummedUp(info *types.Info, path []ast.Node) bool {
	for _, n := range path {
		s, ok := n.(*ast.AssignStmt)
		if !ok {
			continue
		}
		again := s.Tok != token.ASSIGN && s.Tok != token.DEFINE
		for _, lhs := range s.Lhs {
			v := variable(info, lhs)
			ast.Inspect(s.Rhs[0], func(n ast.Node) bool {
				id, ok := n.(*ast.Ident)
				again = again || ok && v != nil && info.Uses[id] == v
				return !again
			})
		}
		return again
	}
	return false
}

// isWide reports whether an expression has the range of a duration, on every machine.
func (p *power) isWide(e ast.Expr) bool {
	t := p.info.TypeOf(e)
	if t == nil {
		return false // in code that does not compile
	}
	basic, ok := t.Underlying().(*types.Basic)
	return ok && (basic.Kind() == types.Int64 || basic.Kind() == types.Uint64 || basic.Kind() == types.Float64)
}

// times multiplies the unit by a number, which must be positive.
func (p *power) times(by ast.Expr) bool {
	x := p.number(by)
	p.unit *= x
	return x > 0
}

// number is the value of a constant, or of a local variable that is set to a constant and to nothing else; 0 when it is
// not known.
func (p *power) number(e ast.Expr) float64 {
	e = ast.Unparen(e)
	if call, ok := e.(*ast.CallExpr); ok && len(call.Args) == 1 && p.info.Types[call.Fun].IsType() && p.isWide(call) {
		e = ast.Unparen(call.Args[0])
	}
	val := p.info.Types[e].Value
	if v := variable(p.info, e); v != nil && v.Kind() == types.LocalVar {
		if only := p.origins().only(v); only != nil {
			val = p.info.Types[only].Value
		}
	}
	if val == nil || val.Kind() != constant.Int && val.Kind() != constant.Float {
		return 0
	}
	x, _ := constant.Float64Val(val)
	return x
}
