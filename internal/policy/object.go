package policy

// This file puts together what a policy is set to after it is made: fields that are assigned, methods that change it.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// object is the policy in the struct at an address. row is of its type.
func (r *Reader) object(addr ssa.Value, row *knowledge.Policy) Policy {
	changes := r.changesOf(addr)
	if cell, ok := addr.(*ssa.Alloc); ok {
		if versions := r.versions(cell); len(versions) > 0 {
			return r.anyVersion(cell, row, changes, versions)
		}
	}
	return r.changed(r.start(addr, row, changes), row, changes)
}

// start is what a struct is before its fields are assigned: a copy of another, or its zero value.
func (r *Reader) start(addr ssa.Value, row *knowledge.Policy, changes *changes) Policy {
	switch at := addr.(type) {
	case *ssa.Alloc, *ssa.Global:
		if whole := r.stores[at]; len(whole) > 0 {
			return r.any(whole)
		}
		return r.zero(addr, row, changes)
	case *ssa.FieldAddr:
		in, fresh := at.X.(*ssa.Alloc)
		if whole := r.assigned(at); fresh && len(whole) > 0 {
			return r.any(whole)
		}
		if fresh && len(r.stores[in]) == 0 {
			return r.zero(addr, row, changes) // a literal within a literal
		}
		return r.inField(ssaread.Field(at.X.Type(), at.Field))
	case *ssa.Parameter:
		return r.parameter(at)
	}
	return unknown()
}

// assigned lists what the field of one object is given as a whole.
func (r *Reader) assigned(fa *ssa.FieldAddr) (out []ssa.Value) {
	for _, spot := range r.spots[fieldKey(fa)] {
		if spot.X != fa.X {
			continue
		}
		for _, ref := range *spot.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == spot {
				out = append(out, st.Val)
			}
		}
	}
	return out
}

// zero is the zero value of a type, for all fields that nobody assigns.
func (r *Reader) zero(addr ssa.Value, row *knowledge.Policy, changes *changes) Policy {
	p := Policy{Plan: row.Plan, Row: row, Pos: addr.Pos(), Where: r.host.At(addr.Pos()), Told: r.told(addr), at: addr.Pos(), from: []token.Pos{addr.Pos()}}
	t := ssaread.Deref(addr.Type())
	for _, set := range row.Sets {
		if !changes.sure(set.Field) {
			r.zeroField(&p.Plan, t, row, set)
		}
	}
	return p
}

// zeroField applies a field that is left out.
func (r *Reader) zeroField(p *knowledge.Plan, t types.Type, row *knowledge.Policy, set knowledge.Set) {
	f := knowledge.FieldOf(t, set.Field)
	switch {
	case f == nil:
		return // another version's
	case set.Slot == knowledge.SlotPolicy:
		inner := r.rowOfType(f.Type())
		if inner == nil || ssaread.IsPointer(f.Type()) {
			return
		}
		*p = inner.Plan
		for _, s := range inner.Sets {
			r.zeroField(p, f.Type(), inner, s)
		}
		if p.Hot != "" {
			p.Hot = row.Setting(set)
		}
	case set.Slot != knowledge.SlotContext:
		set.Apply(p, knowledge.Number{Is: knowledge.Exact}, row.Setting(set))
	}
}

// changed applies the changes to a policy. Several changes of one setting are alternatives; one that a use can come
// before may not have been made.
func (r *Reader) changed(p Policy, row *knowledge.Policy, changes *changes) Policy {
	for _, name := range changes.names {
		var out *Policy
		alternatives := changes.by[name]
		for _, c := range alternatives {
			q := r.change(p, row, c)
			if out != nil {
				q.Plan = out.Join(q.Plan)
			}
			out = &q
		}
		if !changes.sure(name) {
			out.Plan = out.Join(p.Plan)
		}
		if len(alternatives) > 1 || !changes.sure(name) {
			out.count = count{}
		}
		p = *out
	}
	if changes.open {
		p.Plan = p.Join(knowledge.UnknownPlan())
	}
	return p
}

// change applies one change.
func (r *Reader) change(p Policy, row *knowledge.Policy, c change) Policy {
	if c.call != nil {
		return r.wrap(p, c.row, &c.call.Call)
	}
	if row == nil {
		return p
	}
	for _, set := range row.Sets {
		if set.Field == c.field {
			p = r.set(p, row, set, c.val)
		}
	}
	return p
}
