package schedule

// This file evaluates what a function is given: an argument where the caller is known, what recursion passes on, else
// the parameter as a symbol of itself.

import (
	"golang.org/x/tools/go/ssa"
)

// parameter is the argument in a frame that has a caller; otherwise what recursion, or an engine that calls the
// closure, passes on; otherwise it stands for itself.
func (e *evaluator) parameter(f *frame, v *ssa.Parameter) value {
	if f.parent != nil {
		if arg := f.argument(v); arg != nil {
			return e.use(f.parent, arg, f.call.Block())
		}
		return unknownValue()
	}
	if !isNumber(elementType(v.Type())) {
		return unknownValue()
	}
	self := value{span: anyNum, terms: map[driver]term{v: {class: Linear, coef: exact(1), limit: inf, turns: inf, pos: v.Pos()}}}
	if isUnsigned(v.Type()) {
		self.span.lo = 0
	}
	if val, ok := e.passedOn(f, v); ok {
		return val
	}
	calls := e.p.recursive(f.fn)
	if len(calls) == 0 || !isNumber(v.Type()) {
		return self
	}
	if _, solving := e.busy[v]; !solving && e.nested >= maxCycle {
		e.clipped = true
		return self // what goes round through so many functions is not followed
	}
	e.nested++
	defer func() { e.nested-- }()
	return e.solve(recurrence{
		cell: v, by: place{f.fn}, pos: v.Pos(), turns: inf, init: self,
		next: func() value { return e.passedByRecursion(f, v, calls) },
	})
}

// passedByRecursion merges what the recursive calls pass for a parameter.
func (e *evaluator) passedByRecursion(f *frame, v *ssa.Parameter, calls []ssa.CallInstruction) value {
	var out *value
	for _, c := range calls {
		caller := e.top(c.Parent())
		arg := passedBy(c, f.fn, v)
		if arg == nil {
			continue
		}
		val := e.use(caller, arg, c.Block())
		if c.Parent() != f.fn {
			val = val.withoutParameters()
		}
		if out != nil {
			val = join(*out, val)
		}
		out = &val
	}
	if out == nil {
		return number(none)
	}
	return *out
}

// withoutParameters drops the growth that is another function's caller's.
func (v value) withoutParameters() value {
	out := v
	out.terms = map[driver]term{}
	for d, t := range v.terms {
		if _, param := d.(*ssa.Parameter); !param {
			out.terms[d] = t
		}
	}
	return out
}

// captured is the value of a free variable that is no address: the receiver of a bound method.
func (e *evaluator) captured(f *frame, v *ssa.FreeVar) value {
	if bound := f.bound(v); bound != nil {
		return e.use(f.env, bound, f.made.Block())
	}
	return unknownValue()
}
