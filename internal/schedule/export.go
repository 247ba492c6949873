package schedule

// This file makes the facts about functions: what their results are, and for what they wait.

import (
	"cmp"
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// export attaches to each function that other packages can call what it returns and what it waits for.
func (a *analysisRun) export() {
	for _, fn := range a.p.funcs {
		obj := ssaread.Declared(fn)
		if obj == nil || !obj.Exported() || obj.Pkg() != a.p.pass.Pkg || fn.Parent() != nil {
			continue
		}
		if s := a.summarize(fn); s != nil {
			a.p.pass.ExportObjectFact(obj, s)
		}
	}
	a.p.policies().Export(a.p.funcs, a.runs)
	a.p.spent = 0 // what importers are told takes nothing from what is judged
}

// summarize is the fact about a function; nil when there is nothing to tell.
func (a *analysisRun) summarize(fn *ssa.Function) *Summary {
	s := &Summary{Plain: fn.Signature.Recv() == nil}
	tell := false
	res := fn.Signature.Results()
	for i := range res.Len() {
		packed := Packed{Lo: -inf, Hi: inf}
		if isNumber(res.At(i).Type()) {
			packed = a.packResult(fn, i)
		}
		s.Results = append(s.Results, packed)
		tell = tell || packed.interesting()
		s.Plain = s.Plain && len(packed.State) == 0
	}
	for _, c := range a.waits[fn] {
		if len(s.Waits) < maxWaits && a.passesOn(c) {
			s.Waits = append(s.Waits, a.waitFact(c))
			tell = true
		}
	}
	if s.Looks = a.p.ownLook(fn); s.Looks != 0 {
		tell = true
	}
	if a.toldOf[fn] {
		s.Told = []string{"function"}
	}
	if !tell {
		return nil
	}
	return s
}

// packResult is one result, with the settings that turn its draw on.
func (a *analysisRun) packResult(fn *ssa.Function, i int) Packed {
	e := a.p.newEvaluator()
	e.limit = factSteps
	top := e.top(fn)
	v := e.returned(top, i)
	if e.exhausted() {
		return Packed{Lo: -inf, Hi: inf, Opaque: true}
	}
	packed := a.p.pack(fn, v)
	for j := range packed.Params {
		packed.Params[j].Partly = !wholly(fn, i, packed.Params[j].Param)
	}
	if packed.Drawn {
		packed.Settings = a.drawSettings(fn, i, e)
	}
	return packed
}

// returned is result i of a function, each growth of its own with the last return that it leaves by.
func (e *evaluator) returned(f *frame, i int) value {
	leaves := map[driver]token.Pos{}
	for _, ret := range ssaread.Returns(f.fn) {
		if i < len(ret.Results) {
			for d := range e.use(f, ret.Results[i], ret.Block()).terms {
				leaves[d] = max(leaves[d], ret.Pos())
			}
		}
	}
	return e.result(f, i).mapTerms(func(d driver, t term) term {
		if t.at == "" {
			t.leaves = e.p.at(leaves[d])
		}
		return t
	})
}

// wholly reports whether result i of a function is a parameter, or a multiple of it, on every path: where the
// environment says nothing it may be a default that the caller passes.
func wholly(fn *ssa.Function, i, param int) bool {
	for _, ret := range ssaread.Returns(fn) {
		if i < len(ret.Results) && rootOf(ret.Results[i]).v != fn.Params[param] {
			return false
		}
	}
	return true
}

// drawSettings finds the one field whose zero value leaves the result without a draw.
func (a *analysisRun) drawSettings(fn *ssa.Function, i int, e *evaluator) []string {
	for _, fv := range slices.SortedFunc(maps.Keys(e.asked), func(x, y *types.Var) int { return cmp.Compare(x.Pos(), y.Pos()) }) {
		name := e.asked[fv]
		off := a.p.newEvaluator()
		off.assume, off.limit = fv, factSteps
		if v := off.result(off.top(fn), i); len(v.draws) == 0 && !v.opaque {
			return []string{name}
		}
	}
	return nil
}
