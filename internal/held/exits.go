package held

// This file makes the summary of a function from the states at its returns: what it returns holding (by which name:
// handed.go), and how its caller can tell; what it has released, and what it has taken; which argument it returns;
// what the function that it returns will release.

import (
	"go/constant"
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// exit is a return, with what is held there.
type exit struct {
	ret   *ssa.Return
	state *state
}

// finish turns what was found into terms that callers understand.
func (f *flow) finish() {
	for _, w := range f.sum.waits {
		w.released = summarised(f.fn, w.released, true)
		w.locked = summarised(f.fn, w.locked, false)
	}
	f.finishRuns()
	f.finishReleases()
	f.finishLocks()
	f.finishHolds()
	f.finishResults()
}

// finishRuns keeps what is proven to be held where an argument is called.
func (f *flow) finishRuns() {
	for _, r := range f.runsOf {
		up := r.run
		if param := up.of.(*ssa.Parameter); param.Parent() == f.fn {
			up.of = argument(slices.Index(f.fn.Params, param))
		}
		var holds []*hold
		for _, h := range up.holds {
			holds = append(holds, exported(f.fn, h))
		}
		for h, must := range r.holds {
			if (must || h.deferred && !h.lost) && h.assumed == "" {
				holds = append(holds, exported(f.fn, h))
			}
		}
		slices.SortFunc(holds, func(a, b *hold) int { return compareHolds(a, b) })
		up.holds = holds
		up.released = summarised(f.fn, up.released, true)
		up.locked = summarised(f.fn, up.locked, false)
		f.sum.runs = append(f.sum.runs, up)
	}
}

// exported is a hold in the terms of the callers, with a root of its own where they have no name for it.
func exported(fn *ssa.Function, h *hold) *hold {
	out := *h
	if at, ok := toSummary(fn, h.place); ok {
		out.place = at
	} else {
		out.place = h.unnamed()
	}
	return &out
}

// finishReleases lists what is released at some return.
func (f *flow) finishReleases() {
	all := map[path]release{}
	for _, x := range f.exits {
		for at, r := range x.state.released.at {
			if !slices.ContainsFunc(keys(x.state.holds.at), func(h *hold) bool { return h.path == at }) {
				all[at] = r
			}
		}
	}
	f.sum.releases = summarised(f.fn, union(nil, all), true)
}

// finishLocks lists what every way to a return has taken. What is still held there is among the holds.
func (f *flow) finishLocks() {
	var all map[path]release
	for i, x := range f.exits {
		if i == 0 {
			all = maps.Clone(x.state.locked.at)
		}
		surely := x.state.surely()
		for at := range all {
			if r, locked := x.state.locked.at[at]; !locked || surely[at] {
				delete(all, at)
			} else if r.read {
				all[at] = r
			}
		}
	}
	f.sum.locks = summarised(f.fn, union(nil, all), false)
}

func keys(m map[*hold]bool) (out []*hold) {
	for h := range m {
		out = append(out, h)
	}
	return out
}

// finishHolds lists what is held at every return that succeeds.
func (f *flow) finishHolds() {
	seen := map[path]bool{}
	var all []*hold
	for _, x := range f.exits {
		for h, must := range x.state.holds.at {
			if must && !seen[h.path] && h.assumed == "" {
				seen[h.path] = true
				all = append(all, h)
			}
		}
	}
	slices.SortFunc(all, compareHolds)
	for _, h := range all {
		at, ok := f.handed(h)
		if !ok {
			continue
		}
		if when, ok := f.success(h); ok {
			f.sum.holds = append(f.sum.holds, &hold{release: release{place: at, what: h.what, read: h.read}, pos: h.pos, at: h.at, when: when})
		}
	}
}

// success finds what tells the caller that h is held: nothing when it always is.
func (f *flow) success(h *hold) (test, bool) {
	var with, without []*ssa.Return
	for _, x := range f.exits {
		if x.state.surely()[h.path] {
			with = append(with, x.ret)
		} else {
			without = append(without, x.ret)
		}
	}
	if len(without) == 0 && h.when.outcome == always {
		return test{}, true
	}
	results := f.fn.Signature.Results()
	for i := range results.Len() {
		t := test{outcome: noError, result: result(i)}
		if b, ok := results.At(i).Type().Underlying().(*types.Basic); ok && b.Kind() == types.Bool {
			t.outcome = isTrue
		} else if !knowledge.IsError(results.At(i).Type()) {
			continue
		}
		if all(with, i, t.outcome, h, true) && all(without, i, t.outcome, h, false) {
			return t, true
		}
	}
	return test{}, false
}

// all reports whether result i says the same at all returns: success, or failure. What is not known may be either; a
// result that is what told of the acquisition itself says whatever that says.
func all(rets []*ssa.Return, i int, o outcome, h *hold, success bool) bool {
	for _, ret := range rets {
		v := latest(ret.Results[i])
		if success && v == h.when.value {
			continue
		}
		c, ok := v.(*ssa.Const)
		if o == isTrue {
			if !ok || c.Value == nil || constant.BoolVal(c.Value) != success {
				return false
			}
			continue
		}
		if isNil := ok && c.IsNil(); isNil != success {
			return false
		}
	}
	return true
}

// latest looks through a variable at what was last stored in it before, in the same block: a function with a defer
// returns what its result variables hold.
func latest(v ssa.Value) ssa.Value {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return v
	}
	alloc, ok := load.X.(*ssa.Alloc)
	if !ok {
		return v
	}
	b := load.Block()
	for range 64 {
		for _, instr := range slices.Backward(b.Instrs) {
			if st, ok := instr.(*ssa.Store); ok && st.Addr == alloc && (b != load.Block() || ssaread.Before(st, load)) {
				return st.Val
			}
		}
		if len(b.Preds) != 1 || b.Preds[0] == load.Block() {
			break
		}
		b = b.Preds[0]
	}
	return v
}

// finishResults names the results that are always a path from an argument, and what returned functions release.
func (f *flow) finishResults() {
	f.sum.results = make([]place, f.fn.Signature.Results().Len())
	for i := range f.sum.results {
		f.sum.results[i] = f.resultPlace(i)
		for _, x := range f.exits {
			for _, r := range summarised(f.fn, f.p.freedBy(latest(x.ret.Results[i])), false) {
				if f.sum.frees == nil {
					f.sum.frees = map[int][]release{}
				}
				f.sum.frees[i] = append(f.sum.frees[i], r)
			}
		}
	}
}

func (f *flow) resultPlace(i int) (out place) {
	if knowledge.IsError(f.fn.Signature.Results().At(i).Type()) {
		return place{}
	}
	for n, x := range f.exits {
		at, ok := toSummary(f.fn, f.p.placeOf(latest(x.ret.Results[i])))
		if !ok || n > 0 && at.path != out.path {
			return place{}
		}
		out = at
	}
	return out
}
