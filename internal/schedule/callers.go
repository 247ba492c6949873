package schedule

// This file finds the callers of a function and what they pass, and asks those of a helper that waits: a parameter that
// every caller seen gives a value that does not grow is no growth, and constants in all of them bound the largest delay.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// allCalls lists the calls of a function that is called from nowhere else; none when others can call it.
func (p *program) allCalls(fn *ssa.Function) []ssa.CallInstruction {
	if obj := ssaread.Declared(fn); obj == nil || obj.Exported() {
		return nil
	}
	return p.callsHere(fn)
}

// callsHere lists the calls of a declared function in the package, unless it is handed on as a value.
func (p *program) callsHere(fn *ssa.Function) []ssa.CallInstruction {
	if ssaread.Declared(fn) == nil || p.asValue[ssaread.Origin(fn)] {
		return nil
	}
	return p.callers[ssaread.Origin(fn)]
}

// passedConst is the constant that every caller passes for a parameter of a function that nobody else can call.
func (p *program) passedConst(v *ssa.Parameter) *ssa.Const {
	var only *ssa.Const
	for _, arg := range p.passedToAll(v) {
		c, ok := arg.(*ssa.Const)
		if !ok || only != nil && !sameValue(c, only, 0) && c != only {
			return nil
		}
		only = c
	}
	return only
}

// passedNumbers is the span of the constants that all callers pass.
func (p *program) passedNumbers(v *ssa.Parameter) (span, bool) {
	out := none
	for _, arg := range p.passedToAll(v) {
		x, ok := constNumber(arg)
		if !ok {
			return none, false
		}
		out = out.hull(exact(x))
	}
	return out, !out.empty()
}

// passedToAll lists what the callers pass for a parameter of a function that nobody else can call; none when others can.
// For a flag the package's own calls speak, as its literals do for a field.
func (p *program) passedToAll(v *ssa.Parameter) (args []ssa.Value) {
	fn := v.Parent()
	calls := p.allCalls(fn)
	if isFlag(v) {
		calls = p.callsHere(fn)
	}
	for _, call := range calls {
		args = append(args, passedBy(call, fn, v))
	}
	return args
}

func isFlag(v ssa.Value) bool {
	b, ok := v.Type().Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// bindCallers drops the growth with a parameter to which every caller seen passes a value that does not grow.
func (a *analysisRun) bindCallers(c *chain, v value) value {
	for d := range v.terms {
		param, ok := d.(*ssa.Parameter)
		if !ok || param.Parent() != c.fn || !a.callersPassFixed(c, param) {
			continue
		}
		out := v
		out.terms = map[driver]term{}
		for o, t := range v.terms {
			if o != d {
				out.terms[o] = t
			}
		}
		return a.bindCallers(c, out)
	}
	return v
}

// boundByCallers computes the largest delay of a helper over all its callers, when each of them bounds its attempts by a
// constant.
func (a *analysisRun) boundByCallers(c *chain, s *Schedule, v value) {
	d, _ := v.growth()
	param, ok := d.(*ssa.Parameter)
	calls := a.p.callers[c.fn]
	if !ok || s.Ceiling != No || param.Parent() != c.fn || len(calls) == 0 || a.p.asValue[c.fn] {
		return
	}
	all := number(none)
	for _, call := range calls {
		caller := &frame{fn: call.Parent(), made: a.p.closure[call.Parent()], target: call.Block()}
		sub := c.eval.enter(caller, call, c.fn, call.Common().Args, nil)
		if sub == nil {
			return
		}
		val := c.delay(sub)
		if !val.span.finite() || val.span.empty() {
			return
		}
		all = join(all, val)
	}
	_, t := all.growth()
	s.Largest, s.Ceiling, s.CeilingWhy = asDuration(all.span.hi), Unknown, "every caller bounds the attempts"
	if t.turns < mostTurns {
		s.Attempts = int(t.turns) + 1
	}
}

func (a *analysisRun) callersPassFixed(c *chain, param *ssa.Parameter) bool {
	calls := a.p.callers[c.fn]
	if len(calls) == 0 || a.p.asValue[c.fn] {
		return false
	}
	for _, call := range calls {
		arg := passedBy(call, c.fn, param)
		if arg == nil {
			return false
		}
		val := c.eval.use(c.eval.top(call.Parent()), arg, call.Block())
		if val.opaque || val.class() != Fixed || !val.span.finite() {
			return false
		}
	}
	return true
}
