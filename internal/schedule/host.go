package schedule

// This file answers what internal/policy asks of the program: what a value can be, who passes it, who else may set it.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/policy"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// host answers what the reader of policies asks.
type host struct{ p *program }

// Ends takes a word to stop for what it is in a loop: no deadline, and no fault.
func (h host) Ends(v ssa.Value) knowledge.Known {
	switch h.p.contextKind(v) {
	case Deadline:
		return knowledge.Some
	case Stop:
		return knowledge.Maybe
	}
	return knowledge.Off
}

func (h host) Seeded(v ssa.Value) bool {
	e := h.p.newEvaluator()
	e.limit = factSteps
	return v.Parent() != nil && e.constSeed(e.top(v.Parent()), v, 0) && !e.exhausted()
}

func (h host) At(pos token.Pos) string { return h.p.at(pos) }

func (h host) Decoded(f *types.Var) bool { return h.p.decodedInto(f) }

func (h host) Own(pkg *types.Package) bool { return pkg == h.p.pass.Pkg || h.p.own(pkg) }

func (h host) Importable() bool { return importable(h.p.pass.Pkg) }

func (h host) Passed(v *ssa.Parameter) (args []ssa.Value, all bool) {
	fn := v.Parent()
	calls := h.p.callers[ssaread.Origin(fn)]
	if obj := ssaread.Declared(fn); obj == nil || obj.Exported() || h.p.asValue[fn] || len(calls) == 0 {
		return nil, false
	}
	for _, call := range calls {
		arg := passedBy(call, fn, v)
		if arg == nil {
			return nil, false
		}
		args = append(args, arg)
	}
	return args, true
}

// Range bounds a number in the terms of its function alone.
func (h host) Range(v ssa.Value) (lo, hi float64) {
	e := h.p.newEvaluator()
	e.limit = factSteps
	var val value
	if c, ok := v.(*ssa.Const); ok {
		val = constValue(c)
	} else if v.Parent() != nil {
		val = e.eval(e.top(v.Parent()), v)
	} else {
		return -inf, inf
	}
	if e.exhausted() || len(val.draws) > 0 || val.span.empty() {
		return -inf, inf
	}
	return val.span.lo, val.span.hi
}

// policies reads the library policies of the package.
func (p *program) policies() *policy.Reader {
	if p.reader == nil {
		p.reader = policy.New(p.pass, host{p}, p.funcs)
	}
	return p.reader
}
