package schedule

// This file reads a test that another function makes: a helper asked whether the delay is too long, the `ok` that a
// helper answers beside the delay, a condition that is handed to a helper which chooses by it. What the test tells is
// told of the same value under the name that it has there.

import (
	"math"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

const (
	maxAsked   = 3 // calls between a value and the test of it
	maxReplies = 8 // places where a helper that tests something returns
)

// testedElsewhere narrows v by a test that is made in another function.
func (e *evaluator) testedElsewhere(f *frame, v ssa.Value, val value, fc fact) value {
	if e.asking >= maxAsked {
		return val
	}
	e.asking++
	defer func() { e.asking-- }()
	if cond, ok := fc.cond.(*ssa.Parameter); ok {
		return e.byCaller(f, v, val, fc, cond)
	}
	return e.byCallee(f, v, val, fc)
}

// byCaller narrows a parameter by a condition that the caller hands over beside it.
func (e *evaluator) byCaller(f *frame, v ssa.Value, val value, fc fact, cond *ssa.Parameter) value {
	param, ok := v.(*ssa.Parameter)
	if !ok || f.parent == nil {
		return val
	}
	test, name := f.argument(cond), f.argument(param)
	if test == nil || name == nil {
		return val
	}
	var paths []path
	for _, w := range (fact{holds: fc.holds, from: f.call.Block()}).as(test).ways() {
		paths = append(paths, path{e.refine(f.parent, name, val, w.facts), w.facts})
	}
	if len(paths) == 0 {
		return val
	}
	return merged(paths, nil)
}

// byCallee narrows v by the answer of a call that is given v, or that answers it too.
func (e *evaluator) byCallee(f *frame, v ssa.Value, val value, fc fact) value {
	c, _ := ssaread.AnsweredBy(fc.cond)
	if c == nil || !isNumber(v.Type()) || !answersToo(c, v) && !slices.ContainsFunc(c.Call.Args, func(arg ssa.Value) bool { return same(arg, v) }) {
		return val
	}
	var paths []path
	for _, a := range e.replies(f, fc) {
		switch name := a.in.nameOf(v, a.ret).(type) {
		case nil:
			return val
		case *ssa.Const:
			paths = append(paths, path{constValue(name), a.facts})
		default:
			paths = append(paths, path{e.refine(a.in, name, val, a.facts), a.facts})
		}
	}
	if len(paths) == 0 {
		return val
	}
	return merged(paths, nil)
}

// turnsAsked is the largest number of turns of l for which the answer of a call that is given its counter lets it go on.
func (e *evaluator) turnsAsked(f *frame, l *Loop, stay fact, exit bool) float64 {
	most := -inf
	for _, a := range e.replies(f, stay) {
		n := inf
		for _, fc := range a.facts {
			for _, r := range fc.rels {
				param, ok := r.root.v.(*ssa.Parameter)
				if !ok || a.in.argument(param) == nil {
					continue
				}
				bound := func() value { return e.use(a.in, r.y, fc.from) }
				n = math.Min(n, e.turnsBy(f, l, r.root.of(rootOf(a.in.argument(param))), r.op, bound, exit))
			}
		}
		most = math.Max(most, n)
	}
	if most == -inf {
		return inf // nothing is known of the answer
	}
	return most
}

// answersToo reports whether v is a result of the call.
func answersToo(c *ssa.Call, v ssa.Value) bool {
	x, ok := bare(v).(*ssa.Extract)
	return ok && x.Tuple == c
}

// reply is one way in which a function comes to answer what a test found, with what is known on it.
type reply struct {
	in    *frame // nil where no caller's values are wanted
	ret   *ssa.Return
	facts []fact
}

// replies lists the ways to the answer that a test of a call found; none where it is not known what the call runs.
func (e *evaluator) replies(f *frame, asks fact) (out []reply) {
	c, i := ssaread.AnsweredBy(asks.cond)
	if c == nil {
		return nil
	}
	found := e.callees(f, c)
	if len(found) != 1 || found[0].fn == nil || len(found[0].fn.Blocks) == 0 {
		return nil
	}
	used := e.entered[found[0].fn]
	sub := e.frameFor(f, c, found[0])
	if sub == nil {
		return nil
	}
	if !used {
		delete(e.entered, sub.fn) // what tests a value does not make it
	}
	for _, r := range e.p.replies(sub.fn, i, asks) {
		if r.in = sub; !e.excluded(sub, r.facts) {
			out = append(out, r)
		}
	}
	return out
}

// replies lists the ways in which fn comes to answer at position i what a test found.
func (p *program) replies(fn *ssa.Function, i int, asks fact) (out []reply) {
	returns := ssaread.Returns(fn)
	if len(returns) > maxReplies {
		return nil
	}
	for _, ret := range returns {
		if i >= len(ret.Results) {
			continue
		}
		for _, w := range (fact{holds: asks.holds, from: ret.Block()}).as(ret.Results[i]).ways() {
			facts := slices.Concat(w.facts, p.factsAt(ret.Block()))
			for i := range facts {
				facts[i].asks = &asks
			}
			out = append(out, reply{ret: ret, facts: facts})
		}
	}
	return out
}

// withReplies adds to what is known what the helpers found that were asked, each of which answers so in one way.
func (p *program) withReplies(facts []fact) []fact {
	out := facts[:len(facts):len(facts)]
	for _, fc := range facts {
		c, i := ssaread.AnsweredBy(fc.cond)
		if c == nil || c.Call.StaticCallee() == nil {
			continue
		}
		only := slices.DeleteFunc(p.replies(ssaread.Origin(c.Call.StaticCallee()), i, fc), reply.never)
		if len(only) == 1 {
			out = append(out, only[0].facts...)
		}
	}
	return out
}

// never reports whether the function answers otherwise where it returns so.
func (r reply) never() bool {
	return slices.ContainsFunc(r.facts, func(fc fact) bool {
		is, known := constBool(fc.cond)
		return known && is != fc.holds
	})
}

// nameOf is what the function of a frame calls a value of its caller where it returns; nil when it has no name for it.
func (f *frame) nameOf(v ssa.Value, ret *ssa.Return) ssa.Value {
	if x, ok := bare(v).(*ssa.Extract); ok && x.Tuple == f.call.Value() && x.Index < len(ret.Results) {
		return ret.Results[x.Index]
	}
	for i, arg := range f.args {
		if same(arg, v) && i < len(f.fn.Params) {
			return f.fn.Params[i]
		}
	}
	return nil
}
