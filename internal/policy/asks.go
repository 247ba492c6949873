package policy

// This file decides which of the program's delay functions a library clamps the answers of: where the policy that asks
// the function has a ceiling, or the library always has one.

import (
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// Clamped reports whether a library clamps all that a delay function answers. Call it after Runs.
func (r *Reader) Clamped(fn *ssa.Function) bool { return r.clamped[fn] }

// clamps notes the delay functions of the runs, and those that are handed to a library that clamps by itself.
func (r *Reader) clamps(runs []Run) {
	for _, run := range runs {
		for _, v := range run.asks {
			r.clamp(v, run.Ceiling.Is == knowledge.Exact || run.Ceiling.Is == knowledge.Some)
		}
	}
	for _, c := range r.calls {
		row := r.rowOf(c.Common())
		if row == nil {
			continue
		}
		for _, set := range row.Sets {
			if set.Slot == knowledge.SlotDelay && set.To.Is == knowledge.Some {
				r.clamp(argument(c.Common(), set.Arg), true)
			}
		}
	}
}

func (r *Reader) clamp(v ssa.Value, is bool) {
	v = through(v)
	if made, ok := v.(*ssa.MakeClosure); ok {
		v = made.Fn
	}
	if fn, ok := v.(*ssa.Function); ok {
		before, seen := r.clamped[fn]
		r.clamped[fn] = is && (before || !seen)
	}
}
