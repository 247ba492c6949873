package policy

// This file reads calls: a constructor with its arguments and options, a wrapper or a builder's method, a function of
// the package or of the module that gives a policy.

import (
	"cmp"
	"go/constant"
	"go/token"
	"go/types"
	"math"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// call is the policy that result i of a call is.
func (r *Reader) call(c *ssa.Call, i int) Policy {
	var v ssa.Value = c
	if ex := extracted(c, i); ex != nil {
		v = ex
	}
	row := r.rowOf(&c.Call)
	if row == nil {
		p := r.returned(c, i)
		if t := r.rowOfType(v.Type()); t != nil && isPointer(v.Type()) && (p.Known() || p.Param > 0) {
			return r.changed(p, t, r.changesOf(v))
		}
		return p
	}
	switch row.Does {
	case knowledge.Makes, knowledge.Computes:
		p := Policy{Plan: row.Plan, Row: row, Pos: c.Pos(), Where: r.host.At(c.Pos()), Told: r.told(c), at: c.Pos(), from: []token.Pos{c.Pos()}}
		return r.changed(r.wrap(p, row, &c.Call), r.rowOfType(v.Type()), r.changesOf(v))
	case knowledge.Wraps:
		p := r.Of(argument(&c.Call, row.Of))
		if row.Of == knowledge.Self {
			return p // the receiver's own changes hold this one
		}
		return r.wrap(p, row, &c.Call)
	case knowledge.Combines:
		return r.combined(row, &c.Call)
	}
	return unknown()
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
		return r.brought(r.any(returned(fn, i)), &c.Call)
	}
	fact, obj := new(Fact), callee(&c.Call)
	if obj == nil || obj.Pkg() == r.pass.Pkg || !r.pass.ImportObjectFact(obj, fact) || i >= len(fact.Results) {
		return unknown()
	}
	return r.brought(fact.Results[i].policy(nil), &c.Call)
}

// returned lists the values that result i of a function can be.
func returned(fn *ssa.Function, i int) (out []ssa.Value) {
	for _, b := range fn.Blocks {
		if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && i < len(ret.Results) {
			out = append(out, ret.Results[i])
		}
	}
	return out
}

// brought puts the argument in the place of the parameter that a callee's policy is.
func (r *Reader) brought(p Policy, c *ssa.CallCommon) Policy {
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
		case arg != nil:
			p = r.set(p, set, arg)
		}
		switch {
		case ordered && set.Slot == knowledge.SlotCeiling:
			p.Plateau = drawn
		case ordered && set.Slot == knowledge.SlotJitter && p.Jitter.Is == knowledge.Exact:
			p.Plateau = false
		}
	}
	if row.Rest > 0 {
		p = r.options(p, argument(c, row.Rest))
	}
	return p
}

// set applies one setting.
func (r *Reader) set(p Policy, set knowledge.Set, v ssa.Value) Policy {
	switch set.Slot {
	case knowledge.SlotContext:
		p.Context = knowledge.Number{Is: knowledge.Some}
		if r.host.Endless(v) {
			p.Context = knowledge.Number{}
		}
		return p
	case knowledge.SlotPolicy:
		return p.holding(r.Of(v))
	case knowledge.SlotDraw:
		return p.drawnBy(r.Of(v))
	case knowledge.SlotSeed:
		p.Seeded = r.host.Seeded(v)
		return p
	case knowledge.SlotOp:
		p.ops = append(p.ops[:len(p.ops):len(p.ops)], v)
		return p
	case knowledge.SlotDelay:
		if isNil(v) {
			return p
		}
		p = p.delayedBy(r.Of(v))
		p.asks = append(p.asks[:len(p.asks):len(p.asks)], v)
		return p
	case knowledge.SlotTable:
		return r.table(p, set, v)
	case knowledge.SlotRequest:
		p.Context = knowledge.Number{Is: knowledge.Some}
		if carrier := r.Of(v); carrier.Known() {
			p.Context = carrier.Context
		}
		return p
	case knowledge.SlotSleep:
		if !isNil(v) {
			p.Context = knowledge.Number{}
		}
		return p
	case knowledge.SlotTurn:
		return p.turned(r.host.Range(v))
	}
	n := r.number(v)
	if n.Is == knowledge.Maybe && set.Slot != knowledge.SlotJitter {
		n.Is = knowledge.Some // a variable counts as a bound
	}
	set.Apply(&p.Plan, n)
	return p
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// holding is a policy that holds another, which it is about then.
func (p Policy) holding(inner Policy) Policy {
	if !inner.Known() {
		p.Plan = within(p.Plan, knowledge.UnknownPlan())
		return p
	}
	p.Plan, p.Row = within(p.Plan, inner.Plan), inner.Row
	if inner.Pos.IsValid() || inner.Where != "" {
		p.Pos, p.Where, p.Told = inner.Pos, inner.Where, p.Told || inner.Told
	}
	p.partOf(inner)
	return p
}

// turned is a policy that is asked for the delay of one attempt, from a first to a last one. For the same one each time
// it does not grow.
func (p Policy) turned(first, last float64) Policy {
	p.Attempts = knowledge.Number{}
	if last < math.MaxInt32 {
		p.Attempts = knowledge.Number{Is: knowledge.Exact, Value: last + 2} // and one more that no wait follows
	}
	if first == last {
		p.Shape, p.Attempts = knowledge.Constant, knowledge.Number{}
	}
	return p
}

// within is the plan of a policy that holds another: what ends the outer one stands, unless the inner one says it too.
func within(outer, inner knowledge.Plan) knowledge.Plan {
	for _, s := range []knowledge.Slot{knowledge.SlotAttempts, knowledge.SlotElapsed, knowledge.SlotContext} {
		if at := inner.At(s); at.Is == knowledge.Off {
			*at = *outer.At(s)
		}
	}
	return inner
}

// delayedBy gives a policy the delay of a function.
func (p Policy) delayedBy(fn Policy) Policy {
	p.Shape, p.Factor, p.Jitter, p.Spread = fn.Shape, fn.Factor, fn.Jitter, fn.Spread
	p.Plateau, p.Seeded = fn.Plateau, fn.Seeded
	if fn.Known() && fn.Ceiling.Is != knowledge.Maybe {
		p.Ceiling = fn.Ceiling
	}
	if fn.Base.Is == knowledge.Exact || fn.Base.Is == knowledge.Some {
		p.Base = fn.Base
	}
	p.partOf(fn)
	return p
}

// drawnBy gives a policy the draw of a function.
func (p Policy) drawnBy(fn Policy) Policy {
	p.Jitter, p.Seeded = knowledge.Number{Is: knowledge.Maybe}, fn.Seeded
	if fn.Known() {
		p.Jitter = fn.Jitter
	}
	p.partOf(fn)
	return p
}

// combined adds up delay functions.
func (r *Reader) combined(row *knowledge.Policy, c *ssa.CallCommon) Policy {
	p := Policy{Plan: row.Plan, Row: row}
	list, whole := r.list(argument(c, row.Rest))
	if !whole {
		return unknown()
	}
	for _, v := range list {
		part := r.Of(v)
		if !part.Known() {
			return unknown()
		}
		if part.Shape > p.Shape {
			p.Shape, p.Factor, p.Base = part.Shape, part.Factor, part.Base
		}
		if part.Jitter.Is != knowledge.Off {
			p.Jitter = part.Jitter
		}
	}
	return p
}

// options applies a list of options. What an option that cannot be read sets is not known.
func (r *Reader) options(p Policy, v ssa.Value) Policy {
	if v == nil {
		return p
	}
	list, whole := r.list(v)
	for _, v := range list {
		if q, ok := r.optionFunc(p, through(v)); ok {
			p = q
			continue
		}
		if inner := r.Of(v); inner.Known() {
			p = p.holding(inner)
			continue
		}
		c, ok := through(v).(*ssa.Call)
		if !ok {
			whole = false
			continue
		}
		row := r.rowOf(&c.Call)
		if row == nil || row.Does != knowledge.Opts {
			if obj := callee(&c.Call); obj == nil || !r.ofLibrary(obj.Pkg(), p) {
				whole = false // a function of the program's that gives an option
			}
			continue
		}
		p = r.wrap(p, row, &c.Call)
	}
	if !whole {
		p.Plan = p.Join(knowledge.UnknownPlan())
	}
	return p
}

// optionFunc applies a function of the program's that is an option itself: what it assigns to the settings that it gets.
func (r *Reader) optionFunc(p Policy, v ssa.Value) (Policy, bool) {
	if made, ok := v.(*ssa.MakeClosure); ok {
		v = made.Fn
	}
	fn, ok := v.(*ssa.Function)
	if !ok || len(fn.Blocks) == 0 || len(fn.Params) != 1 {
		return p, false
	}
	row := r.rowOfType(fn.Params[0].Type())
	if row == nil {
		return p, false
	}
	return r.changed(p, row, r.changesOf(fn.Params[0])), true
}

// ofLibrary reports whether a package is the one that a policy comes from: an option of it without a row sets nothing
// that matters.
func (r *Reader) ofLibrary(pkg *types.Package, p Policy) bool {
	return pkg != nil && p.Row != nil && p.Row.Package() == pkg.Path()
}

// list is what a slice holds; whole is false when it may hold more.
func (r *Reader) list(v ssa.Value) (out []ssa.Value, whole bool) {
	switch v := v.(type) {
	case nil:
		return nil, true
	case *ssa.Const:
		return nil, true // nil
	case *ssa.Slice:
		if alloc, ok := v.X.(*ssa.Alloc); ok {
			return elements(alloc), true
		}
	case *ssa.Call:
		if b, ok := v.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" && len(v.Call.Args) == 2 {
			first, ok1 := r.list(v.Call.Args[0])
			rest, ok2 := r.list(v.Call.Args[1])
			return append(first[:len(first):len(first)], rest...), ok1 && ok2
		}
	case *ssa.UnOp:
		if g, ok := v.X.(*ssa.Global); ok && v.Op == token.MUL && len(r.stores[g]) == 1 && g.Pkg.Pkg == r.pass.Pkg {
			return r.list(r.stores[g][0])
		}
		if a, ok := v.X.(*ssa.Alloc); ok && v.Op == token.MUL && len(r.stores[a]) == 1 {
			return r.list(r.stores[a][0])
		}
	}
	return nil, false
}

// elements is what an array is filled with.
func elements(array *ssa.Alloc) (out []ssa.Value) {
	for _, ref := range *array.Referrers() {
		at, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, ref := range *at.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == at {
				out = append(out, st.Val)
			}
		}
	}
	return out
}

// through looks through conversions.
func through(v ssa.Value) ssa.Value {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		default:
			return v
		}
	}
}

// table is a policy whose delays are listed.
func (r *Reader) table(p Policy, set knowledge.Set, v ssa.Value) Policy {
	list, whole := r.list(v)
	p.Shape = knowledge.Opaque
	if inner := r.Of(v); !whole && inner.Known() {
		return p.holding(inner)
	}
	if !whole || len(list) == 0 {
		return p
	}
	unit := cmp.Or(set.Unit, 1)
	last, grows := 0.0, 0
	for i, v := range list {
		n := r.number(v)
		if n.Is != knowledge.Exact {
			return p
		}
		if i > 0 && last > 0 && n.Value >= last*1.5 {
			grows++
		}
		if i == 0 {
			p.Base = knowledge.Number{Is: knowledge.Exact, Value: n.Value * unit}
		}
		last = n.Value
	}
	p.Shape = knowledge.Constant
	if grows > 1 && grows >= (len(list)-1)/2 {
		p.Shape, p.Factor = knowledge.Exponential, knowledge.Number{Is: knowledge.Some}
	}
	p.Ceiling = knowledge.Number{Is: knowledge.Exact, Value: last * unit}
	p.Attempts = knowledge.Number{Is: knowledge.Exact, Value: float64(len(list)) + set.Add}
	return p
}

// number is what is known of a number, or of true and false as one and zero.
func (r *Reader) number(v ssa.Value) knowledge.Number {
	if c, ok := through(v).(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.Bool {
		if constant.BoolVal(c.Value) {
			return knowledge.Number{Is: knowledge.Exact, Value: 1}
		}
		return knowledge.Number{Is: knowledge.Exact}
	}
	lo, hi := r.host.Range(v)
	switch {
	case lo == hi:
		return knowledge.Number{Is: knowledge.Exact, Value: lo}
	case lo > 0:
		return knowledge.Number{Is: knowledge.Some}
	}
	return knowledge.Number{Is: knowledge.Maybe}
}
