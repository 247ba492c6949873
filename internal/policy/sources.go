package policy

// This file lists the policies that leave the package without having been run in it, and without having been asked for
// their delays.

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// Source is a policy that no engine of the package is seen to run.
type Source struct {
	Policy
	Func *ssa.Function // where it is made
	Own  bool          // nobody else is going to be told of its faults
}

// reachInner marks the policies that went into another.
func (r *Reader) reachInner() {
	for v := range r.made {
		p := r.Of(v)
		for _, pos := range p.from {
			if p.at == v.Pos() && pos != p.at {
				r.reached[pos] = true
			}
		}
	}
}

// made walks the places where a policy is made, with the functions that make it; nil for the package itself.
func (r *Reader) made(yield func(ssa.Value, *ssa.Function) bool) {
	for _, v := range r.literals {
		if instr, ok := v.(ssa.Instruction); ok && !yield(v, instr.Parent()) {
			return
		}
	}
	for g := range r.within {
		if v := g.(*ssa.Global); r.rowOfType(ssaread.Deref(v.Type())) != nil && v.Pkg.Pkg == r.pass.Pkg && !yield(v, nil) {
			return
		}
	}
	for _, c := range r.calls {
		made, ok := c.(*ssa.Call)
		if !ok {
			continue // nobody gets what it gives
		}
		if row := r.rowOf(&made.Call); row != nil && row.Does == knowledge.Makes && !yield(made, made.Parent()) {
			return
		}
	}
}

// reachAsked marks the policies that the package asks for their delays: those are judged where the delay is waited for,
// and where it is handed on.
func (r *Reader) reachAsked() {
	for _, c := range r.calls {
		if row := r.rowOf(c.Common()); row != nil && row.Does == knowledge.Asks {
			r.reachFrom(r.Of(argument(c.Common(), row.Of)), 0)
		}
	}
}

// reachFrom marks a policy, or those that callers bring in its place.
func (r *Reader) reachFrom(p Policy, depth int) {
	r.reach(p)
	if p.Param == 0 || p.of == nil || depth > maxWrapped {
		return
	}
	for _, c := range r.callers[ssaread.Origin(p.of)] {
		if args := c.Common().Args; p.Param <= len(args) {
			r.reachFrom(r.Of(args[p.Param-1]), depth+1)
		}
	}
}

// onlyParts reports whether nothing but the fields of an object is ever used, so that it never retries itself.
func onlyParts(v ssa.Value) bool {
	refs := v.Referrers()
	if _, made := v.(*ssa.Call); !made || refs == nil {
		return false
	}
	return !slices.ContainsFunc(*refs, func(ref ssa.Instruction) bool {
		_, field := ref.(*ssa.FieldAddr)
		return !field
	})
}

// Sources lists the policies that are made in the package and run elsewhere, in source order. Call it after Runs.
func (r *Reader) Sources() (out []Source) {
	r.reachInner()
	r.reachAsked()
	seen := map[token.Pos]bool{}
	for v, fn := range r.made {
		p := r.Of(v)
		if !p.Known() || p.at != v.Pos() || seen[p.at] || r.reached[p.at] && !p.Row.Alone || p.Row.Alone && onlyParts(v) {
			continue
		}
		seen[p.at] = true
		if !p.Row.Alone {
			if q, told := r.leaving(v); told && q.Known() {
				q.Pos, q.Told = p.Pos, p.Told
				p = q
			} else {
				continue
			}
		}
		if tries := p.Bounded(); tries.Is == knowledge.Exact && tries.Value <= 1 {
			continue // it does not try again
		}
		out = append(out, Source{Policy: p, Func: fn, Own: p.Row.Alone || !r.leftToImporters(v)})
	}
	slices.SortStableFunc(out, func(x, y Source) int { return cmp.Compare(x.Pos, y.Pos) })
	return out
}
