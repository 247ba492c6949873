package held

// This file applies a call to the state: the waits below it meet what is held before it; then what the callee releases
// is gone, and what it returns with is held. A call through an interface with several implementations releases what any
// of them releases, and takes nothing.
//
// A method Lock of the module is what its body does; only a body that does nothing that we see (a remote lock) makes the
// receiver itself the thing that is locked.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

func (f *flow) call(s *state, c ssa.CallInstruction, deferred bool) {
	verb := f.p.verb(ssaread.Callee(c.Common()))
	if verb.Does == knowledge.Injects {
		return
	}
	ts := f.p.targets(c)
	if f.final && !acquires(verb) {
		over := s
		if verb.Does == knowledge.Frees && len(ts) > 0 {
			over = s.clone()
			f.free(over, c, verb, false, deferred) // what ends a transaction waits for its end
		}
		for _, t := range ts {
			f.below(over, c, t)
		}
	}
	f.arguments(s, c, ts, verb)
	took, gave := f.effects(s, c, ts, deferred)
	switch verb.Does {
	case knowledge.Takes, knowledge.Tries:
		if !took {
			s.take(f.acquire(c, f.p.thing(receiver(c.Common()), verb), verb))
		}
	case knowledge.Gives:
		if call, ok := c.(*ssa.Call); ok && !took {
			s.take(f.acquire(c, f.p.thing(resultOf(call, verb.Arg), verb), verb))
		}
	case knowledge.Frees:
		f.free(s, c, verb, gave, deferred)
	}
	if len(ts) == 0 && !c.Common().IsInvoke() {
		for _, r := range f.p.freedBy(c.Common().Value) {
			s.release(r, deferred)
		}
	}
}

// acquires reports whether a call is the acquisition of a lock: waiting for it is its purpose.
func acquires(verb knowledge.Hold) bool {
	return (verb.Does == knowledge.Takes || verb.Does == knowledge.Tries) && verb.What == knowledge.ALock
}

// receiver is the value that a method is called on.
func receiver(c *ssa.CallCommon) ssa.Value {
	if c.IsInvoke() || len(c.Args) == 0 {
		return c.Value
	}
	return c.Args[0]
}

// thing names what a value is. Transactions and connections are handed around as pointers, so their kin is their type.
func (p *program) thing(v ssa.Value, verb knowledge.Hold) place {
	at := p.placeOf(v)
	if verb.What != knowledge.ALock {
		at.kin = typeName(v.Type())
	}
	return at
}

// acquire gives the hold of an acquisition, always the same one.
func (f *flow) acquire(c ssa.CallInstruction, at place, verb knowledge.Hold) *hold {
	key := acquisition{c, at.path}
	h := f.taken[key]
	if h == nil {
		h = &hold{
			release: release{place: at, what: verb.What, read: verb.Read},
			pos:     posOf(c), at: f.p.at(posOf(c)), when: succeeds(c, verb),
		}
		f.taken[key] = h
	}
	return h
}

// succeeds finds what tells whether an acquisition succeeded.
func succeeds(c ssa.CallInstruction, verb knowledge.Hold) test {
	call, ok := c.(*ssa.Call)
	if !ok {
		return test{}
	}
	results := c.Common().Signature().Results()
	for i := range results.Len() {
		if b, ok := results.At(i).Type().Underlying().(*types.Basic); ok && verb.Does == knowledge.Tries && b.Kind() == types.Bool {
			return test{outcome: isTrue, value: resultOf(call, i)}
		}
	}
	if last := results.Len() - 1; last >= 0 && knowledge.IsError(results.At(last).Type()) {
		return test{outcome: noError, value: resultOf(call, last)}
	}
	return test{}
}

// resultOf is result i of a call; the call itself when nobody looks at that result.
func resultOf(c *ssa.Call, i int) ssa.Value {
	if c.Call.Signature().Results().Len() > 1 {
		for _, ref := range *c.Referrers() {
			if ex, ok := ref.(*ssa.Extract); ok && ex.Index == i {
				return ex
			}
		}
	}
	return c
}

// free releases the receiver. Where the body of the method was seen to release something, the receiver is only what a
// wrapper without a body had made of it.
func (f *flow) free(s *state, c ssa.CallInstruction, verb knowledge.Hold, gave, deferred bool) {
	on := receiver(c.Common())
	r := release{place: f.p.thing(on, verb), what: verb.What, read: verb.Read}
	if gave {
		s.drop(deferred, func(h *hold) bool { return h.frees(r) })
		return
	}
	r.wide = typeName(on.Type()) == "sync.Locker"
	s.release(r, deferred)
}

// effects applies the summaries of the callees. It reports whether one of them took, or released, anything.
func (f *flow) effects(s *state, c ssa.CallInstruction, ts []*target, deferred bool) (took, gave bool) {
	for _, t := range ts {
		if t.sum == nil {
			continue
		}
		for _, r := range t.sum.releases {
			gave = true
			if again(t.sum.holds, r) {
				continue // released, and taken again: it is held as before
			}
			if at, ok := f.p.toCaller(t, c, r.place, maxWalk); ok {
				r.place = at
			} else {
				r.place = r.unnamed()
			}
			s.release(r, deferred)
		}
		if len(ts) > 1 {
			continue
		}
		for _, r := range f.p.translated(t.sum.locks, c, t, false) {
			s.lock(r)
		}
		for _, h := range t.sum.holds {
			if again(t.sum.releases, h.release) {
				continue
			}
			took = f.returnsHolding(s, c, t, h) || took
		}
	}
	return took, gave
}

// again reports whether the same place is in a list.
func again[R interface{ where() path }](list []R, r release) bool {
	for _, o := range list {
		if o.where() == r.path {
			return true
		}
	}
	return false
}

func (r release) where() path { return r.path }

// returnsHolding takes what a callee has acquired for its caller.
func (f *flow) returnsHolding(s *state, c ssa.CallInstruction, t *target, h *hold) bool {
	at, ok := f.p.toCaller(t, c, h.place, maxWalk)
	if !ok {
		return false
	}
	key := acquisition{c, at.path}
	mine := f.taken[key]
	if mine == nil {
		mine = &hold{release: h.release, pos: posOf(c), at: f.p.at(posOf(c))}
		mine.place = at
		if call, ok := c.(*ssa.Call); ok && h.when.outcome != always {
			mine.when = test{outcome: h.when.outcome, value: resultOf(call, int(h.when.result))}
		}
		f.taken[key] = mine
	}
	s.take(mine)
	return true
}
