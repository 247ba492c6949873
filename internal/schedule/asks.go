package schedule

// This file decides whether the calls behind a test ask for anything, so that the test is one of how something went, or
// answer settings and the time.

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// isPart reports whether a condition looks at a part of something, a field or what is pointed to.
func isPart(cond ssa.Value) bool {
	switch v := cond.(type) {
	case *ssa.UnOp:
		return v.Op == token.MUL || isPart(v.X)
	case *ssa.BinOp:
		return isPart(v.X) || isPart(v.Y)
	case *ssa.Field:
		return true
	}
	return false
}

// settings reports whether calls answer settings: they read the program's own state, or take nothing but a receiver and
// cannot fail.
func (p *program) settings(calls []*ssa.Call) bool {
	return len(calls) > 0 && !slices.ContainsFunc(calls, func(c *ssa.Call) bool {
		recv, args := operands(&c.Call)
		return (recv == nil || len(args) > 0 || errorAmong(c.Type())) && !p.onlyState([]*ssa.Call{c})
	})
}

// asks reports whether calls ask for more than a setting, the time or the state of a context.
func (p *program) asks(calls []*ssa.Call) bool {
	for _, c := range calls {
		row, ok := p.rows.Lookup(ssaread.Callee(&c.Call))
		if !ok || row.Local() || row.Role == knowledge.Reread || row.Role == knowledge.FillFrom {
			return true
		}
	}
	return false
}
