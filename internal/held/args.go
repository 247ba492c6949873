package held

// This file follows functions that are passed as arguments: what a callee calls holds what the caller holds, and what
// the callee holds besides. The body of a loop over an iterator runs where the loop stands, whoever calls it. A function
// that is handed to somebody unknown runs elsewhere, and holds nothing.

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// maxRuns bounds the calls of its arguments that a function tells of.
const maxRuns = 8

// pendingRun is a call of an argument, with what is held there as long as it is not known whether that is proven.
type pendingRun struct {
	run   *run
	holds map[*hold]bool
}

// arguments runs the functions that a call is handed, and notes calls of arguments of f itself.
func (f *flow) arguments(s *state, c ssa.CallInstruction, ts []*target, verb knowledge.Hold) {
	if param := f.p.parameter(c.Common().Value); param != nil && !c.Common().IsInvoke() {
		f.calls(s, param, &run{})
	}
	f.passed(s, c, ts)
	for i, arg := range c.Common().Args {
		if isFunc(arg) {
			f.argument(s, c, arg, f.ways(c, i, ts, verb))
		}
	}
}

// argument runs one function that a call is handed, in the ways that the call runs it.
func (f *flow) argument(s *state, c ssa.CallInstruction, arg ssa.Value, ways []*run) {
	known := f.p.function(arg, maxWalk)
	for _, cb := range known {
		if cb.fn != nil {
			cb.sum = f.p.sums[cb.fn]
		}
		switch {
		case cb.sum == nil:
		case cb.fn != nil && ssaread.IsYield(cb.fn):
			f.body(s, c, cb, ways)
		default:
			for _, way := range ways {
				f.runs(s, c, cb, way)
			}
		}
	}
	if param := f.p.parameter(arg); param != nil {
		for _, way := range ways {
			f.calls(s, param, way)
		}
	}
	switch {
	case len(ways) == 0:
		f.handOn(s, arg) // kept, in a place where nobody sees when it is called
	case len(known) == 0:
		for _, r := range f.p.freedBy(arg) {
			s.release(r, false)
		}
	}
}

func isFunc(v ssa.Value) bool {
	_, ok := v.Type().Underlying().(*types.Signature)
	return ok
}

// parameter is the parameter that a function value is, through captured variables.
func (p *program) parameter(v ssa.Value) *ssa.Parameter {
	switch v.(type) {
	case *ssa.Parameter, *ssa.UnOp, *ssa.FreeVar, *ssa.ChangeType:
		at := p.placeOf(v)
		if param, ok := at.root.(*ssa.Parameter); ok && at.steps == "" {
			return param
		}
	}
	return nil
}

// ways lists how a call runs its argument i.
func (f *flow) ways(c ssa.CallInstruction, i int, ts []*target, verb knowledge.Hold) (out []*run) {
	shift := 0
	if fn := c.Common().StaticCallee(); fn != nil && fn.Signature.Recv() != nil {
		shift = 1
	}
	if verb.Arg+shift != i {
		verb = knowledge.Hold{} // it speaks of another argument
	}
	if len(ts) == 0 && (verb.Does == knowledge.Runs || verb.Does == knowledge.Inline) {
		out = []*run{{}}
	}
	for _, t := range ts {
		if t.sum == nil {
			continue
		}
		for _, r := range t.sum.runs {
			if k, ok := r.of.(argument); ok && t.argument(c, k) == c.Common().Args[i] {
				out = append(out, f.translatedRun(r, c, t))
			}
		}
	}
	if verb.Does == knowledge.Runs {
		f.holding(out, c, verb)
	}
	return out
}

// holding adds to ways what the callee holds by its shape, where its body was not seen to acquire it.
func (f *flow) holding(ways []*run, c ssa.CallInstruction, verb knowledge.Hold) {
	for _, way := range ways {
		if slices.ContainsFunc(way.holds, func(h *hold) bool { return h.what == verb.What }) {
			continue
		}
		at := place{path: path{root: c}, text: "the " + string(verb.What)}
		h := f.acquire(c, at, verb)
		h.when = test{}
		way.holds = append(way.holds, h)
	}
}

// translatedRun is a run of a callee in the terms of f.
func (f *flow) translatedRun(r *run, c ssa.CallInstruction, t *target) *run {
	out := &run{calls: r.calls + 1, via: prefixed(t.name, r.via), released: f.p.translated(r.released, c, t, true), locked: f.p.translated(r.locked, c, t, false)}
	for _, h := range r.holds {
		mine := *h
		if at, ok := f.p.toCaller(t, c, h.place, maxWalk); ok {
			mine.place = at
		} else {
			mine.place = h.unnamed()
		}
		out.holds = append(out.holds, &mine)
	}
	return out
}

// passed takes over the calls that a closure makes of the parameters of f, which it has captured.
func (f *flow) passed(s *state, c ssa.CallInstruction, ts []*target) {
	for _, t := range ts {
		if t.sum == nil {
			continue
		}
		for _, r := range t.sum.runs {
			param, ok := r.of.(*ssa.Parameter)
			switch {
			case !ok:
			case t.maker != nil && param.Parent() == t.fn.Parent():
				i := slices.Index(param.Parent().Params, param)
				f.argument(s, c, t.maker.Call.Args[i], []*run{f.translatedRun(r, c, t)})
			default:
				f.calls(s, param, f.translatedRun(r, c, t))
			}
		}
	}
}

// calls notes that a parameter is called when s holds.
func (f *flow) calls(s *state, param *ssa.Parameter, way *run) {
	if !f.final || way.calls >= maxCalls || len(f.runsOf) >= maxRuns {
		return
	}
	up := *way
	up.of = param
	up.released = union(way.released, s.released.at)
	up.locked = union(way.locked, s.locked.at)
	f.runsOf = append(f.runsOf, pendingRun{&up, s.clone().holds.at})
}

// body meets the waits of a loop over an iterator: with what the iterator holds meanwhile, and with what is held here.
func (f *flow) body(s *state, c ssa.CallInstruction, cb *target, ways []*run) {
	if f.final {
		for _, w := range cb.sum.waits {
			if in := f.p.through(w, c, cb, 0); in != nil {
				in.pos = w.pos // the loop's body is part of this function
				f.meet(s, in)
				for _, way := range ways {
					f.meetIn(way, in)
				}
			}
		}
		f.passed(s, c, []*target{cb})
	}
	f.callbackReleases(s, c, cb)
}

// runs meets the waits of a function that the callee calls: with what the callee holds, in the function itself, and with
// what is held here.
func (f *flow) runs(s *state, c ssa.CallInstruction, cb *target, way *run) {
	if f.final {
		for _, w := range cb.sum.waits {
			f.meetRun(s, c, cb, way, w)
		}
		for _, r := range cb.sum.runs {
			if param, ok := r.of.(*ssa.Parameter); ok {
				up := f.translatedRun(r, c, cb)
				up.calls += way.calls
				up.via = slices.Concat(way.via, up.via)
				up.holds = slices.Concat(up.holds, way.holds)
				f.calls(s, param, up)
			}
		}
	}
	f.callbackReleases(s, c, cb)
}

func (f *flow) meetRun(s *state, c ssa.CallInstruction, cb *target, way *run, w *item) {
	inside := f.p.through(w, c, cb, 1)
	if cb.fn != nil && cb.fn.Parent() != nil {
		if inside = f.p.through(w, c, cb, 0); inside != nil {
			inside.pos = w.pos // a declared function has other callers too, a literal has not
		}
	}
	if inside != nil {
		f.meetIn(way, inside)
	}
	in := f.p.through(w, c, cb, way.calls+1)
	if in == nil {
		return
	}
	in.via = slices.Concat(way.via, in.via)
	in.released = slices.Concat(in.released, way.released)
	in.locked = slices.Concat(in.locked, way.locked)
	f.meet(s, in)
}

// meetIn meets a wait of a function with what is held where it is called.
func (f *flow) meetIn(way *run, w *item) {
	for _, h := range way.holds {
		if !covered(h, w.released) && !excluded(h, w.locked) {
			f.met = append(f.met, &meeting{hold: h, must: true, wait: w, pos: w.pos, calls: w.calls})
		}
	}
}

// callbackReleases drops what a function that runs here releases.
func (f *flow) callbackReleases(s *state, c ssa.CallInstruction, cb *target) {
	for _, r := range cb.sum.releases {
		if again(cb.sum.holds, r) {
			continue
		}
		if at, ok := f.p.toCaller(cb, c, r.place, maxWalk); ok {
			r.place = at
			s.release(r, false)
		}
	}
}
