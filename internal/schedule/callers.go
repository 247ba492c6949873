package schedule

// This file asks the callers of a helper that waits: a parameter that every caller seen gives a value that does not grow
// is no growth, and constants in all of them bound the largest delay.

import (
	"golang.org/x/tools/go/ssa"
)

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
