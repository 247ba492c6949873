package held

// This file decides what a function value releases when it is called: a method such as `mu.Unlock`, a literal that
// unlocks, what a lock helper has answered to unlock with. Where the value can be several, what any of them releases
// counts. Who is handed such a value may call it whenever it likes, so from then on the hold is unknown.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// freedBy lists what a function value releases when it is called.
func (p *program) freedBy(v ssa.Value) (out []release) {
	if boxed, ok := v.(*ssa.MakeInterface); ok {
		v = boxed.X
	}
	if !isFunc(v) {
		return nil
	}
	for _, made := range p.makers(v, maxWalk) {
		if closure, ok := made.(*ssa.MakeClosure); ok {
			out = append(out, p.freedByClosure(closure)...)
		} else if call, i := ssaread.AnsweredBy(made); call != nil {
			out = append(out, p.freedByResult(call, i)...)
		}
	}
	return out
}

// makers lists the instructions that may have made a function value: closures and calls.
func (p *program) makers(v ssa.Value, fuel int) (out []ssa.Value) {
	if v == nil || fuel <= 0 {
		return nil
	}
	switch v := v.(type) {
	case *ssa.MakeClosure, *ssa.Call, *ssa.Extract:
		return []ssa.Value{v}
	case *ssa.ChangeType:
		return p.makers(v.X, fuel-1)
	case *ssa.FreeVar:
		return p.makers(p.binding(v), fuel-1)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return p.heldIn(v.X, fuel-1)
		}
	case *ssa.Phi:
		for _, e := range v.Edges {
			out = append(out, p.makers(e, fuel/2)...)
		}
	}
	return out
}

// heldIn lists the makers of what a local variable is given.
func (p *program) heldIn(addr ssa.Value, fuel int) (out []ssa.Value) {
	if fv, ok := addr.(*ssa.FreeVar); ok {
		addr = p.binding(fv)
	}
	alloc, ok := addr.(*ssa.Alloc)
	if !ok {
		return nil
	}
	for _, ref := range *alloc.Referrers() {
		if st, ok := ref.(*ssa.Store); ok && st.Addr == alloc {
			out = append(out, p.makers(st.Val, fuel/2)...)
		}
	}
	return out
}

// freedByClosure lists what a literal, or the value of a method, releases.
func (p *program) freedByClosure(made *ssa.MakeClosure) (out []release) {
	fn := made.Fn.(*ssa.Function)
	if obj := ssaread.Declared(fn); obj != nil && len(made.Bindings) == 1 {
		return p.freedByMethod(obj, made.Bindings[0])
	}
	if sum := p.sums[fn]; sum != nil {
		for _, r := range sum.releases {
			if v, ok := r.root.(ssa.Value); ok && v.Parent() != fn {
				out = append(out, r)
			}
		}
	}
	return out
}

// freedByMethod lists what the value of a method releases: `mu.Unlock`, or a helper that unlocks.
func (p *program) freedByMethod(obj *types.Func, recv ssa.Value) (out []release) {
	if verb := p.verb(obj); verb.Does == knowledge.Frees {
		out = append(out, release{place: p.placeOf(recv), what: verb.What, read: verb.Read})
	}
	for _, t := range p.method(obj, recv) {
		if t.fn != nil {
			t.sum = p.sums[t.fn]
		}
		if t.sum == nil {
			continue
		}
		for _, r := range t.sum.releases {
			if r.root == argument(0) {
				r.place = p.placeOf(recv).extended(r.place)
				out = append(out, r)
			}
		}
	}
	return out
}

// freedByResult lists what a function releases that a lock helper has answered.
func (p *program) freedByResult(call *ssa.Call, i int) []release {
	if verb := p.verb(ssaread.Callee(&call.Call)); acquires(verb) {
		return []release{{place: p.placeOf(receiver(&call.Call)), what: verb.What, read: verb.Read}}
	}
	t := p.known(call)
	if t == nil {
		return nil
	}
	return p.translated(t.sum.frees[i], call, t, true)
}
