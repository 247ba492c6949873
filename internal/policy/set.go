package policy

// This file applies one setting to a policy: a number, a context, another policy that it holds, a function that computes
// or draws its delay, a list of delays.

import (
	"cmp"
	"math"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// set applies one setting of a row.
func (r *Reader) set(p Policy, row *knowledge.Policy, set knowledge.Set, v ssa.Value) Policy {
	switch set.Slot {
	case knowledge.SlotContext:
		p.Context = knowledge.Number{Is: r.host.Ends(v)}
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
	if n.Is == knowledge.Maybe && n.Value == 0 && set.Slot != knowledge.SlotJitter && (set.Slot != knowledge.SlotAttempts || !answered(v)) {
		n.Is = knowledge.Some // a variable counts as a bound
	}
	if n.Is == knowledge.Maybe {
		n.Value = 0
	}
	set.Apply(&p.Plan, n, row.Setting(set))
	p.counted(set, v)
	return p
}

// answered reports whether a value is what a function answers: a default, say, that the environment may change.
func answered(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Call, *ssa.Extract:
		return true
	case *ssa.Convert:
		return answered(v.X)
	}
	return false
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
	p.Shape, p.Sums, p.Factor = fn.Shape, fn.Sums, fn.Factor
	p.Jitter, p.Spread, p.Room, p.Plateau, p.Seeded, p.Hot = fn.Jitter, fn.Spread, fn.Room, fn.Plateau, fn.Seeded, fn.Hot
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
		p.Jitter, p.Spread = fn.Jitter, fn.Spread
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
