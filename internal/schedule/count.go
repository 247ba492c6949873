package schedule

// This file lets a helper grow with a count that comes from where nobody looks: a number kept in a record, a queue's or a
// server's. What the helper makes of an attempt number grows whatever its callers pass, unless it is a constant, has a
// bound, or is the same on every turn of the loop around the call.

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// count is the driver of what is made of such a number: the *ssa.Parameter of a helper that is passed it, or the
// *types.Func that answers it.
type count struct{ of any }

// counting adds to what a call answers the growth with such counts.
func (e *evaluator) counting(f *frame, c *ssa.Call, fn *ssa.Function, i int, out value) value {
	results := fn.Signature.Results()
	if e.inCount || out.class() == Geometric || out.symbols() || i >= results.Len() || !isNumber(results.At(i).Type()) {
		return out
	}
	for j, arg := range c.Call.Args {
		if j >= len(fn.Params) || !e.isCount(f, c, arg) {
			continue
		}
		e.inCount = true
		own := e.result(e.top(fn), i)
		e.inCount = false
		if t, ok := own.terms[fn.Params[j]]; ok && t.class == Geometric && !t.falls {
			out = out.mapTerms(func(_ driver, t term) term { return t })
			out.put(count{fn.Params[j]}, t)
			out.takeWrap(own)
		}
	}
	return out
}

// isCount reports whether an argument is a whole number that nothing bounds, no length of time, and not the same each time.
func (e *evaluator) isCount(f *frame, c *ssa.Call, arg ssa.Value) bool {
	if !isNumber(arg.Type()) || !isWhole(arg.Type()) || knowledge.IsDuration(arg.Type()) || isConst(arg) {
		return false
	}
	if e.p.sameEachTime(f, c, arg) {
		return false
	}
	val := e.use(f, arg, c.Block())
	return val.fixed() && len(val.draws) == 0 && !val.clock && !val.span.finite()
}

// sameEachTime reports whether a value at a call is the same on every turn of the loop around it: in its own function, else
// in the one that the frame comes from, or in one that calls.
func (p *program) sameEachTime(f *frame, c ssa.CallInstruction, v ssa.Value) bool {
	if l := p.nest(f.fn).At(c.Block()); l != nil {
		return p.sameEachTurn(l, v)
	}
	of := objectOf(v)
	param, passed := of.(*ssa.Parameter)
	if _, global := of.(*ssa.Global); !passed && !global {
		return false
	}
	if f.parent != nil {
		if passed {
			of = f.argument(param)
		}
		return of == nil || p.sameEachTime(f.parent, f.call, of)
	}
	return slices.ContainsFunc(p.callers[ssaread.Origin(f.fn)], func(call ssa.CallInstruction) bool {
		if passed {
			of = passedBy(call, f.fn, param)
		}
		l := p.nest(call.Parent()).At(call.Block())
		return l != nil && (of == nil || p.sameEachTurn(l, of))
	})
}

// objectOf is what a value is a part of, or what a getter was asked.
func objectOf(v ssa.Value) ssa.Value {
	for range maxFrames {
		switch part := bare(v).(type) {
		case *ssa.UnOp:
			v = part.X
		case *ssa.FieldAddr:
			v = part.X
		case *ssa.Field:
			v = part.X
		case *ssa.Call:
			recv, args := operands(&part.Call)
			if recv == nil || len(args) > 0 {
				return part
			}
			v = recv
		default:
			return part
		}
	}
	return v
}

// sameEachTurn reports whether a value is the same on every turn of l, and if it is a field so is what it is a field of.
func (p *program) sameEachTurn(l *Loop, v ssa.Value) bool {
	if load, ok := bare(v).(*ssa.UnOp); ok && load.Op == token.MUL {
		if field, ok := load.X.(*ssa.FieldAddr); ok && !p.invariant(l, field, 0) {
			return false
		}
	}
	return p.invariant(l, v, 0)
}
