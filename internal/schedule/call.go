package schedule

// This file evaluates calls: of the standard library by its row in the knowledge table, of a function of the package in
// a frame of its own, of a function of another package of the module by its fact. What is left is opaque when it may
// hide a draw: a function value with several sources, an interface, a library.

import (
	"maps"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// call evaluates result i of a call.
func (e *evaluator) call(f *frame, c *ssa.Call, i int) value {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		return e.builtin(f, c, b.Name())
	}
	if fn := ssaread.Callee(&c.Call); fn != nil {
		if row, ok := e.p.rows.Lookup(fn); ok {
			if val, done := e.known(f, c, row, i); done {
				return val
			}
		}
	}
	if val, ok := e.askedOf(c); ok {
		return val
	}
	targets := e.callees(f, c)
	if len(targets) == 1 {
		return e.inline(f, c, targets[0], i)
	}
	if fn := ssaread.Callee(&c.Call); fn != nil && len(targets) == 0 {
		if knowledge.CountsRequeues(fn) {
			return counter(count{fn})
		}
		return e.outside(f, c, fn, i)
	}
	return e.anyOf(f, c, targets, i)
}

// maxChoices bounds the implementations of an interface that are looked at.
const maxChoices = 8

// anyOf merges what the functions answer among which an interface, or a function value, chooses. A wait for it is
// judged at the functions, and what one of them lets grow without end proves nothing about what another one is fed.
func (e *evaluator) anyOf(f *frame, c *ssa.Call, targets []target, i int) value {
	out := number(none)
	if len(targets) > maxChoices {
		return e.throughUnknown(f, c)
	}
	for _, t := range targets {
		if t.fn == nil {
			return e.throughUnknown(f, c)
		}
		before := maps.Clone(e.entered)
		val := e.inline(f, c, t, i)
		if val.class() == Geometric {
			e.several[t.fn] = true
			e.entered = before // it is judged by itself, with all that goes into it
		}
		val.wrap = noWrap
		out = join(out, val)
	}
	return out.mapTerms(func(_ driver, t term) term {
		t.lost = true
		return t
	})
}

// throughUnknown is what code that is not followed makes of its arguments: it may draw, it may clamp, it may hand on.
func (e *evaluator) throughUnknown(f *frame, c *ssa.Call) value {
	out := unknownValue()
	for _, arg := range c.Call.Args {
		if !isNumber(arg.Type()) {
			continue
		}
		val := e.use(f, arg, c.Block()).mapTerms(func(d driver, t term) term {
			t.opaque, t.lost, t.bare, t.base, t.share = true, true, false, 0, shareBehind(t)
			if isSymbol(d) {
				t.coef = span{0, inf}
			}
			return t
		})
		val.wrap = noWrap
		out = join(out, val)
	}
	return out
}

// enter gives the frame of a call; nil when it is too deep, or calls itself.
func (e *evaluator) enter(f *frame, c ssa.CallInstruction, fn *ssa.Function, args []ssa.Value, env *frame) *frame {
	key := frameKey{f, c, fn}
	if sub, ok := e.frames[key]; ok {
		e.entered[fn] = true
		return sub
	}
	if f.depth+1 > maxFrames || f.within(fn) != nil && env == nil {
		return nil
	}
	sub := &frame{fn: fn, call: c, args: args, parent: f, env: env, depth: f.depth + 1}
	e.frames[key] = sub
	e.entered[fn] = true
	return sub
}

// frameFor gives the frame of a call that runs one of its targets.
func (e *evaluator) frameFor(f *frame, c *ssa.Call, t target) *frame {
	sub := e.enter(f, c, t.fn, allArguments(&c.Call), t.env)
	if sub != nil {
		sub.made = t.made
	}
	return sub
}

// inline evaluates a call in a frame of its own.
func (e *evaluator) inline(f *frame, c *ssa.Call, t target, i int) value {
	if t.fn == nil {
		return unknownValue()
	}
	if len(t.fn.Blocks) == 0 {
		if obj := ssaread.Declared(t.fn); obj != nil {
			return e.outsideValue(f, c, t, obj, i)
		}
		return unknownValue()
	}
	sub := e.frameFor(f, c, t)
	if sub == nil {
		return unknownValue()
	}
	out := e.result(sub, i)
	if t.env == nil && !c.Call.IsInvoke() {
		out = e.counting(f, c, t.fn, i, out)
	}
	for j, d := range out.draws {
		if d.anchor != nil && d.anchor.Parent() == t.fn && !d.stored {
			if j == 0 {
				out.draws = append([]draw(nil), out.draws...)
			}
			out.draws[j].anchor = c
		}
	}
	return out
}

// result merges what a function returns at position i.
func (e *evaluator) result(f *frame, i int) value {
	var paths []path
	for _, ret := range ssaread.Returns(f.fn) {
		b := ret.Block()
		if i >= len(ret.Results) || e.excluded(f, e.p.factsAt(b)) {
			continue
		}
		paths = append(paths, path{e.use(f, ret.Results[i], b), e.p.factsAt(b)})
	}
	if len(paths) == 0 {
		return unknownValue()
	}
	return merged(paths, nil)
}
