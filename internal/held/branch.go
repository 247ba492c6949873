package held

// This file reads branches: an acquisition that failed holds nothing, rows whose Next answered false are closed, a wait
// behind a bool argument comes only for callers that pass it.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// branch is a condition with the value that it has on an edge.
type branch struct {
	cond  ssa.Value
	holds bool
}

// edge is what the edge to successor i of b tells.
func edge(b *ssa.BasicBlock, i int) (branch, bool) {
	if len(b.Instrs) == 0 || len(b.Succs) != 2 || b.Succs[0] == b.Succs[1] {
		return branch{}, false
	}
	test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return branch{}, false
	}
	out := branch{test.Cond, i == 0}
	for {
		not, ok := out.cond.(*ssa.UnOp)
		if !ok || not.Op != token.NOT {
			return out, true
		}
		out.cond, out.holds = not.X, !out.holds
	}
}

// refine is s without what the edge to successor i of b tells is not held.
func (f *flow) refine(s *state, b *ssa.BasicBlock, i int) *state {
	if len(s.holds.at) == 0 {
		return s
	}
	br, ok := edge(b, i)
	if !ok {
		return s
	}
	out := s
	for h := range s.holds.at {
		if h.when.outcome != always && br.fails(h.when) {
			if out == s {
				out = s.clone()
			}
			out.holds.drop(h)
		}
	}
	call, ok := br.cond.(*ssa.Call)
	if !ok || br.holds {
		return out
	}
	if verb := f.p.verb(ssaread.Callee(&call.Call)); verb.Does == knowledge.FreesAt {
		r := release{place: f.p.placeOf(receiver(&call.Call)), what: verb.What}
		out = out.clone()
		out.drop(true, func(h *hold) bool { return h.frees(r) })
	}
	return out
}

// fails reports whether a branch tells that an acquisition failed: the error is there, the answer is false. A merged
// answer counts for each acquisition that is part of it.
func (br branch) fails(t test) bool {
	if t.outcome == isTrue {
		return !br.holds && isPart(br.cond, t.value)
	}
	switch cond := br.cond.(type) {
	case *ssa.BinOp:
		v, other := cond.X, cond.Y
		if ssaread.IsNil(v) {
			v, other = other, v
		}
		if !ssaread.IsNil(other) || !isPart(v, t.value) {
			return false
		}
		return cond.Op == token.NEQ && br.holds || cond.Op == token.EQL && !br.holds
	case *ssa.Call:
		// errors.Is(err, x), and the like: true means that there is an error
		return br.holds && slices.ContainsFunc(cond.Call.Args, func(arg ssa.Value) bool { return isPart(arg, t.value) })
	}
	return false
}

// isPart reports whether v is the wanted value, or may be.
func isPart(v, want ssa.Value) bool {
	v = latest(v)
	if phi, ok := v.(*ssa.Phi); ok {
		return slices.Contains(phi.Edges, want)
	}
	return v == want
}

// maxTests bounds how many tests around a wait are looked at.
const maxTests = 16

// around walks the tests that decide whether b is reached, nearest first.
func around(b *ssa.BasicBlock) func(yield func(branch) bool) {
	return func(yield func(branch) bool) {
		for range maxTests {
			idom := b.Idom()
			if idom == nil {
				return
			}
			if len(b.Preds) == 1 {
				if br, ok := edge(idom, slices.Index(idom.Succs, b)); ok && b.Preds[0] == idom && !yield(br) {
					return
				}
			}
			b = idom
		}
	}
}

// conditions lists the bool parameters that decide whether an instruction is reached.
func (f *flow) conditions(b *ssa.BasicBlock) (out []condition) {
	for br := range around(b) {
		if param, ok := br.cond.(*ssa.Parameter); ok && param.Parent() == f.fn {
			if basic, ok := param.Type().Underlying().(*types.Basic); ok && basic.Kind() == types.Bool {
				out = append(out, condition{argument(slices.Index(f.fn.Params, param)), br.holds})
			}
		}
	}
	return out
}
