package policy

// This file reads calls: a constructor with its arguments, a wrapper or a builder's method, a function of the package or
// of the module that gives a policy.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// call is the policy that result i of a call is.
func (r *Reader) call(c *ssa.Call, i int) Policy {
	var v ssa.Value = c
	if ex := extracted(c, i); ex != nil {
		v = ex
	}
	row := r.rowOf(&c.Call)
	switch {
	case r.chains(&c.Call):
		return r.Of(argument(&c.Call, knowledge.Self))
	case row == nil:
		p := r.returned(c, i)
		if t := r.rowOfType(v.Type()); t != nil && ssaread.IsPointer(v.Type()) && (p.Known() || p.Param > 0) {
			return r.changed(p, t, r.changesOf(v))
		}
		return p
	}
	switch row.Does {
	case knowledge.Makes, knowledge.Computes:
		p := Policy{Plan: row.Plan, Row: row, Pos: c.Pos(), Where: r.host.At(c.Pos()), Told: r.told(c), at: c.Pos(), from: []token.Pos{c.Pos()}}
		return r.changed(r.wrap(p, row, &c.Call), r.rowOfType(v.Type()), r.changesOf(v))
	case knowledge.Wraps:
		p := r.handed(&c.Call, row.Of)
		if row.Of == knowledge.Self {
			return p // the receiver's own changes hold this one
		}
		return r.wrap(p, row, &c.Call)
	case knowledge.Combines:
		return r.combined(row, &c.Call)
	}
	return unknown()
}

// handed is the policy that a call is handed. A literal without a field has no place of its own: it is where it is handed
// over.
func (r *Reader) handed(c *ssa.CallCommon, at int) Policy {
	v := argument(c, at)
	p := r.Of(v)
	if _, empty := v.(*ssa.Const); empty && p.Known() {
		p.Pos, p.Where = c.Pos(), r.host.At(c.Pos())
	}
	return p
}

func extracted(c *ssa.Call, i int) ssa.Value {
	if _, tuple := c.Type().(*types.Tuple); !tuple {
		return nil
	}
	for _, ref := range *c.Referrers() {
		if ex, ok := ref.(*ssa.Extract); ok && ex.Index == i {
			return ex
		}
	}
	return nil
}

// returned is the policy that a function of the program gives.
func (r *Reader) returned(c *ssa.Call, i int) Policy {
	fn := c.Call.StaticCallee()
	if fn != nil && len(fn.Blocks) > 0 {
		return r.brought(r.any(ssaread.Results(fn, i)), &c.Call)
	}
	fact, obj := new(Fact), ssaread.Callee(&c.Call)
	if obj == nil || obj.Pkg() == r.pass.Pkg || !r.pass.ImportObjectFact(obj, fact) || i >= len(fact.Results) {
		return unknown()
	}
	return r.brought(fact.Results[i].policy(nil), &c.Call)
}

// brought puts the arguments in the place of the parameters that a callee's policy is, and that count its attempts.
func (r *Reader) brought(p Policy, c *ssa.CallCommon) Policy {
	if at := p.count; at.param > 0 && at.param <= len(c.Args) && p.Known() {
		p.count = count{}
		p = r.set(p, p.Row, at.set, c.Args[at.param-1])
	}
	if p.Param == 0 || p.Param > len(c.Args) {
		return p
	}
	return p.given(r.Of(c.Args[p.Param-1]))
}

// wrap applies the settings that a call makes to a policy. A wrapper changes the delay that the policy within gives, so
// that its ceiling cuts off a draw made there; what is set on a policy itself has no order.
func (r *Reader) wrap(p Policy, row *knowledge.Policy, c *ssa.CallCommon) Policy {
	ordered := row.Does == knowledge.Wraps && row.Of != knowledge.Self
	for _, set := range row.Sets {
		drawn := p.Jitter.Is != knowledge.Off
		switch arg := argument(c, set.Arg); {
		case set.Arg == 0:
			p.Put(set.Slot, set.To)
			p.counted(set, nil)
		case arg != nil:
			p = r.set(p, row, set, arg)
		}
		switch {
		case ordered && set.Slot == knowledge.SlotCeiling:
			p.Plateau = drawn
		case ordered && set.Slot == knowledge.SlotJitter && p.Jitter.Is == knowledge.Exact:
			p.Plateau = false
		}
		if set.Slot == knowledge.SlotJitter && set.Spread != (knowledge.Spread{}) {
			p.Spread = set.Spread
		}
	}
	if row.Rest > 0 {
		p = r.options(p, argument(c, row.Rest))
	}
	return p
}
