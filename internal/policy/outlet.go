package policy

// This file decides what becomes of a policy between where it is made and where it leaves the package: wrappers that
// the program puts around it, and code that may make another delay of it.

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// outlet follows one policy out of the package.
type outlet struct {
	r    *Reader
	seen map[ssa.Value]bool
	outs []ssa.Value // what leaves: the policy itself, or what a library's wrapper makes of it
	used bool        // a method of its own is called, or kept
	back bool        // a function returns it
	set  bool        // a setting of it is assigned
	lost bool        // it goes where another delay may be made of it
}

// leaving is the policy that leaves the package of the one that v makes; false where none does, or that cannot be told.
func (r *Reader) leaving(v ssa.Value) (Policy, bool) {
	o := &outlet{r: r, seen: map[ssa.Value]bool{}}
	if _, global := v.(*ssa.Global); global {
		return r.Of(v), true
	}
	if o.follow(v, v); o.lost {
		return Policy{}, false
	}
	if len(o.outs) == 0 {
		_, field := v.(*ssa.FieldAddr) // it leaves with what it is a field of
		return r.Of(v), field || o.used
	}
	return r.any(o.outs), true
}

// follow walks the names of a policy forwards. whole is what the name stands for: v, or the outermost wrapper so far.
func (o *outlet) follow(v, whole ssa.Value) {
	if v.Referrers() == nil || o.seen[v] {
		return
	}
	if o.seen[v] = true; len(o.seen) > maxNames {
		o.lost = true
		return
	}
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.ChangeType, *ssa.Phi, *ssa.UnOp, *ssa.Extract, *ssa.TypeAssert:
			o.follow(ref.(ssa.Value), whole)
		case *ssa.Return:
			o.back = true
			o.outs = append(o.outs, whole)
		case *ssa.Send, *ssa.MapUpdate:
			o.outs = append(o.outs, whole)
		case *ssa.FieldAddr:
			o.set = o.set || assigned(ref)
		case *ssa.Store:
			if ref.Val == v {
				o.kept(ref, whole)
			}
		case *ssa.Call:
			o.call(&ref.Call, ref, v, whole)
		case *ssa.Go:
			o.call(&ref.Call, nil, v, whole)
		case *ssa.Defer:
			o.call(&ref.Call, nil, v, whole)
		case *ssa.MakeClosure:
			o.used = true
			if asks(ssaread.Declared(ref.Fn.(*ssa.Function))) {
				o.lost = true // its method, as a value
			}
			for i, b := range ref.Bindings {
				if fn := ref.Fn.(*ssa.Function); b == v && i < len(fn.FreeVars) {
					o.follow(fn.FreeVars[i], whole)
				}
			}
		}
	}
}

// kept follows a policy into a variable, or into a field of a struct.
func (o *outlet) kept(st *ssa.Store, whole ssa.Value) {
	switch at := st.Addr.(type) {
	case *ssa.Alloc:
		o.follow(at, whole)
	case *ssa.FieldAddr:
		field := ssaread.Field(at.X.Type(), at.Field)
		o.lost = o.lost || decorates(ssaread.Deref(at.X.Type()), field) || field != nil && o.r.host.Decoded(field)
		o.lost = o.lost || o.setLater(at)
		o.outs = append(o.outs, whole)
	default:
		o.outs = append(o.outs, whole)
	}
}

// setLater reports whether a setting of the policy in a field is assigned in some object that it may have been copied to.
func (o *outlet) setLater(at *ssa.FieldAddr) bool {
	return slices.ContainsFunc(o.r.spots[fieldKey(at)], func(spot *ssa.FieldAddr) bool {
		return spot.X != at.X && slices.ContainsFunc(*spot.Referrers(), func(ref ssa.Instruction) bool {
			f, ok := ref.(*ssa.FieldAddr)
			return ok && assigned(f)
		})
	})
}

// assigned reports whether a field is assigned.
func assigned(f *ssa.FieldAddr) bool {
	return slices.ContainsFunc(*f.Referrers(), func(ref ssa.Instruction) bool {
		st, ok := ref.(*ssa.Store)
		return ok && st.Addr == f
	})
}

// keeps reports whether a function keeps the policy that a parameter brings as it is.
func (r *Reader) keeps(p *ssa.Parameter) bool {
	if !knowledge.OfPolicies(p.Type()) {
		return false
	}
	o := &outlet{r: r, seen: map[ssa.Value]bool{}}
	o.follow(p, p)
	return len(o.outs) > 0 && !o.lost && !o.set && !o.back
}

// call follows a policy into a call, and its answer.
func (o *outlet) call(c *ssa.CallCommon, answer *ssa.Call, v, whole ssa.Value) {
	fn := c.StaticCallee()
	switch row := o.r.rowOf(c); {
	case row != nil && row.Does == knowledge.Wraps && answer != nil && row.Of != knowledge.Self:
		o.follow(answer, answer)
	case row != nil && row.Does == knowledge.Wraps && answer != nil:
		o.follow(answer, whole)
	case o.r.chains(c) && answer != nil:
		o.used = true
		o.follow(answer, whole)
	case row != nil && row.Does == knowledge.Asks:
		o.lost = true // judged with the wait
	case row != nil:
		o.outs = append(o.outs, whole)
	case c.IsInvoke() && c.Value == v && o.r.host.Own(c.Method.Pkg()) && gives(c.Method):
		o.lost = true // asked through an interface of the program's
	case c.IsInvoke() && c.Value == v || knowledge.HasPolicies(ssaread.Callee(c)):
		o.used = true // its own method sets nothing
	case fn == nil && o.intoSetters(c, v, whole):
	case fn == nil && !c.IsInvoke():
		o.lost = true // a function value: an option, a wrapper
	case fn == nil || len(fn.Blocks) == 0:
		if obj := ssaread.Callee(c); obj != nil && o.r.host.Own(obj.Pkg()) && !o.r.runs(obj) && !o.r.keptBy(obj, slices.Index(c.Args, v)) {
			o.lost = true // a wrapper, as far as can be told
		}
		o.outs = append(o.outs, whole)
	default:
		o.into(fn, c, v, whole)
	}
}

// into follows a policy into a function that a call runs.
func (o *outlet) into(fn *ssa.Function, c *ssa.CallCommon, v, whole ssa.Value) {
	for i, arg := range c.Args {
		if arg == v && i < len(fn.Params) {
			o.follow(fn.Params[i], whole)
		}
	}
}

// intoSetters follows a policy into the options of the package, where a call runs one of them.
func (o *outlet) intoSetters(c *ssa.CallCommon, v, whole ssa.Value) bool {
	setters, all := o.r.setters(c)
	for _, fn := range setters {
		o.into(fn, c, v, whole)
	}
	return all
}

// decorates reports whether a type has a method in the place of one that its field has: it makes something else of what
// the field gives.
func decorates(t types.Type, field *types.Var) bool {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || field == nil {
		return false
	}
	set := types.NewMethodSet(field.Type())
	for m := range named.Methods() {
		if inner := set.Lookup(m.Pkg(), m.Name()); inner != nil && inner.Obj() != m && gives(m) {
			return true
		}
	}
	return false
}

// asks reports whether a function of a library gives the next delay.
func asks(fn *types.Func) bool {
	if fn == nil {
		return false
	}
	row := knowledge.PolicyOf(fn)
	return row != nil && row.Does == knowledge.Asks
}

// gives reports whether a method answers anything: Reset does not.
func gives(m *types.Func) bool { return m.Signature().Results().Len() > 0 }
