package variant

// This file takes away what bounds and what spreads a delay: the clamps that the engine's answer names, and the draws in
// the function of an answer that says there are some. A removal elsewhere need not change anything.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

var clampedAt = regexp.MustCompile(`ceiling=yes.*(?:bounded by a test|clamped by min|clamped) at ([\w.]+):(\d+)`)

// dropClamps takes away, one at a time, the clamps that the engine names as ceilings: an if whose body assigns to what
// it tests, and a min.
func dropClamps(s *Source) (all []*Change) {
	named := map[string]bool{}
	for _, l := range s.Answer.Lines {
		if m := clampedAt.FindStringSubmatch(l.Text); m != nil {
			named[m[1]+":"+m[2]] = true
		}
	}
	for _, f := range s.Syntax {
		base := filepath.Base(s.Fset.Position(f.FileStart).Filename)
		for n := range ast.Preorder(f) {
			if n == nil || !named[fmt.Sprintf("%s:%d", base, s.line(n.Pos()))] {
				continue
			}
			c := newChange()
			c.Line, c.in = s.line(n.Pos()), n
			switch n := n.(type) {
			case *ast.IfStmt:
				if s.isClamp(n) {
					c.blank(s, f, n.Pos(), n.End())
				}
			case *ast.CallExpr:
				if kept := s.clamped(n); kept != nil {
					c.replace(f, n.Pos(), n.End(), s.code(f, kept))
				}
			}
			all = append(all, c.one()...)
		}
	}
	return all
}

// isClamp tells whether an if only assigns to what its condition compares.
func (s *Source) isClamp(n *ast.IfStmt) bool {
	if n.Else != nil || n.Init != nil || len(n.Body.List) != 1 {
		return false
	}
	assign, ok := n.Body.List[0].(*ast.AssignStmt)
	if !ok || assign.Tok != token.ASSIGN || len(assign.Lhs) != 1 {
		return false
	}
	to := types.ExprString(assign.Lhs[0])
	for m := range ast.Preorder(n.Cond) {
		if e, ok := m.(ast.Expr); ok && types.ExprString(e) == to {
			return true
		}
	}
	return false
}

// clamped is the argument of a min that is not its bound: the only one that varies.
func (s *Source) clamped(call *ast.CallExpr) (kept ast.Expr) {
	id, builtin := call.Fun.(*ast.Ident)
	builtin = builtin && id.Name == "min" && s.TypesInfo.Types[id].IsBuiltin()
	if !builtin && calledName(s, call) != "math.Min" {
		return nil
	}
	for _, arg := range call.Args {
		if s.TypesInfo.Types[arg].Value != nil {
			continue
		}
		if kept != nil {
			return nil // which of them grows?
		}
		kept = arg
	}
	return kept
}

// dropDraws takes the draws away, a function at a time: a draw below a bound becomes the bound, any other a constant.
func dropDraws(s *Source) (all []*Change) {
	s.eachFuncSaying("draw=fresh", func(f *ast.File, fn *ast.FuncDecl) {
		c := newChange()
		c.Line, c.in = s.line(fn.Pos()), fn
		for n := range ast.Preorder(fn) {
			call, ok := n.(*ast.CallExpr)
			if !ok || !s.isDraw(call) {
				continue
			}
			switch basic, _ := s.TypesInfo.TypeOf(call).Underlying().(*types.Basic); {
			case len(call.Args) == 1:
				c.replace(f, call.Pos(), call.Args[0].Pos(), "(")
				c.replace(f, call.Args[0].End(), call.End(), ")")
			case basic != nil && basic.Info()&types.IsFloat != 0:
				c.replace(f, call.Pos(), call.End(), "float64(1)")
			case basic != nil:
				c.replace(f, call.Pos(), call.End(), basic.Name()+"(1)")
			}
		}
		s.keepImports(c, f)
		all = append(all, c.one()...)
	})
	return all
}

var randoms = []string{"math/rand", "math/rand/v2"}

// isDraw tells whether a call draws a number: it gives one, and takes a bound at most.
func (s *Source) isDraw(call *ast.CallExpr) bool {
	fn := called(s, call)
	if fn == nil || fn.Pkg() == nil || !slices.Contains(randoms, fn.Pkg().Path()) || len(call.Args) > 1 {
		return false
	}
	_, number := s.TypesInfo.TypeOf(call).Underlying().(*types.Basic)
	return number
}

// keepImports uses what a file imports once more, for the compiler.
func (s *Source) keepImports(c *Change, f *ast.File) {
	for _, spec := range f.Imports {
		name := s.TypesInfo.PkgNameOf(spec)
		if name == nil || !slices.Contains(randoms, name.Imported().Path()) || len(c.edits) == 0 {
			continue
		}
		use := "Float64"
		if name.Name() != "." {
			use = name.Name() + ".Float64"
		}
		c.append(f, "var _ = "+use, s.line(spec.Pos()))
	}
}

// eachFuncSaying visits the functions with a line of the engine that says something.
func (s *Source) eachFuncSaying(text string, visit func(*ast.File, *ast.FuncDecl)) {
	for _, f := range s.Syntax {
		base := filepath.Base(s.Fset.Position(f.FileStart).Filename)
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			first, last := s.line(fn.Pos()), s.line(fn.End())
			if slices.ContainsFunc(s.Answer.Lines, func(l Line) bool {
				return l.File == base && first <= l.Line && l.Line <= last && strings.Contains(l.Text, text)
			}) {
				visit(f, fn)
			}
		}
	}
}
