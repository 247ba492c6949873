package schedule

// This file evaluates calls of code that is not in the package: of the module by its fact, of the standard library as
// code that does not draw, of anything else as opaque.

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/stdlib"
)

// outsideValue evaluates a call of a declared function without a body here, reached through a function value.
func (e *evaluator) outsideValue(f *frame, c *ssa.Call, t target, obj *types.Func, i int) value {
	if row, ok := e.p.rows.Lookup(obj); ok && row.Role == knowledge.Draw {
		arg := func(n int) value {
			if n < 0 || n >= len(c.Call.Args) {
				return number(anyNum)
			}
			return e.use(f, c.Call.Args[n], c.Block())
		}
		return e.drawn(f, c, row, nil, arg)
	}
	return e.outside(f, c, obj, i)
}

// outside evaluates a call of code that is not in this package.
func (e *evaluator) outside(f *frame, c *ssa.Call, fn *types.Func, i int) value {
	if sum := e.p.summary(fn); sum != nil {
		return e.compose(f, c, sum, i)
	}
	out := number(anyNum)
	if hashes(fn) && e.p.hashesTime(c) {
		out.draws = []draw{{anchor: c, width: inf, pos: c.Pos()}}
		return out
	}
	if c.Call.IsInvoke() && (!e.p.standard(fn.Pkg()) || hashes(fn)) {
		out.opaque = true
		return out
	}
	out.opaque = !e.p.standard(fn.Pkg()) && !e.p.own(fn.Pkg()) || hashes(fn)
	for _, a := range c.Call.Args {
		val := e.use(f, a, c.Block())
		out.draws = unionDraws(out.draws, stretch(val.draws, inf))
		if bytes, ok := a.Type().Underlying().(*types.Slice); ok && val.opaque && isNumber(bytes.Elem()) {
			out.opaque = true // a buffer that may hold random bytes
		}
		if len(val.terms) > 0 {
			out.opaque = true // what it makes of a growing value is not known
		}
	}
	if out.opaque {
		draws := out.draws
		out = e.throughUnknown(f, c)
		out.draws = unionDraws(out.draws, draws)
	}
	return out
}

// standard reports whether a package is of the standard library: no module of the world has an import path without a
// dot in its first element, but the module under analysis may.
func (p *program) standard(pkg *types.Package) bool {
	return pkg == nil || stdlib.IsPath(pkg.Path()) && !p.own(pkg)
}

// own reports whether a package belongs to the module under analysis, so that silence about a function of it means
// that there is nothing to say.
func (p *program) own(pkg *types.Package) bool {
	if pkg == nil || p.pass.Module == nil || p.pass.Module.Path == "" {
		return false
	}
	m := p.pass.Module.Path
	return pkg.Path() == m || strings.HasPrefix(pkg.Path(), m+"/")
}
