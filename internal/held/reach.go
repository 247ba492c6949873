package held

// This file carries waits up through calls: an item of the callee becomes one of the caller, with what was released and
// locked before the call added, as long as few enough calls lie between.

import (
	"cmp"
	"go/constant"
	"go/token"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/schedule"
)

// maxMaybe is how many calls may lie between an interface with several implementations, or what stands before it, and
// the wait of one of them.
const maxMaybe = 3

// maxItems bounds the waits of one function that its callers hear of, maxVariants those that differ only in the way.
const (
	maxItems    = 48
	maxVariants = 3
)

// below meets the waits behind a call.
func (f *flow) below(s *state, c ssa.CallInstruction, t *target) {
	if t.sum == nil {
		return
	}
	for _, w := range t.sum.waits {
		if in := f.p.through(w, c, t, 1); in != nil {
			f.meet(s, in)
		}
	}
}

// through is an item of a callee in the terms of the caller, so many calls further away; nil when it is too far, or when
// an argument of this call rules it out.
func (p *program) through(w *item, c ssa.CallInstruction, t *target, calls int) *item {
	in := *w
	in.calls += calls
	in.pos, in.block = posOf(c), c.Block()
	if in.calls > maxCalls {
		return nil
	}
	if t.maybe && in.maybe == "" {
		in.maybe = t.name
	}
	if in.maybe != "" && in.calls > maxMaybe {
		return nil
	}
	in.when = nil
	for _, cond := range w.when {
		switch arg := t.argument(c, cond.arg).(type) {
		case *ssa.Const:
			if cond.fails(arg) {
				return nil // the caller asks for the other branch, or for no wait
			}
		case *ssa.Parameter:
			if i := slices.Index(arg.Parent().Params, arg); arg.Parent() == c.Parent() && i >= 0 {
				in.when = append(in.when, condition{argument(i), cond.want})
			}
		}
	}
	in.released = p.translated(w.released, c, t, true)
	in.locked = p.translated(w.locked, c, t, false)
	if calls > 0 {
		in.via = prefixed(t.name, w.via)
		in.steps = append([]schedule.Evidence{{Pos: in.pos, Note: "calls " + t.name}}, w.steps...)
	}
	return &in
}

// posOf is where a call stands: one that a loop over an iterator makes has no place of its own but that of the loop.
func posOf(c ssa.CallInstruction) token.Pos {
	if args := c.Common().Args; !c.Pos().IsValid() && len(args) > 0 {
		if body, ok := args[len(args)-1].(*ssa.MakeClosure); ok {
			return body.Fn.Pos()
		}
	}
	return c.Pos()
}

// fails reports whether a constant is another value than the condition wants: false, or a delay that is not above zero.
func (c condition) fails(v *ssa.Const) bool {
	switch {
	case v.Value == nil:
		return false
	case v.Value.Kind() == constant.Bool:
		return constant.BoolVal(v.Value) != c.want
	case v.Value.Kind() == constant.Int:
		return constant.Sign(v.Value) > 0 != c.want
	}
	return false
}

func prefixed(name string, via []string) []string { return append([]string{name}, via...) }

// translated puts places in the caller's terms. What cannot be named is kept by its kin, or left out.
func (p *program) translated(list []release, c ssa.CallInstruction, t *target, keep bool) (out []release) {
	for _, r := range list {
		if at, ok := p.toCaller(t, c, r.place, maxWalk); ok {
			r.place = at
		} else {
			r.place = r.unnamed()
		}
		if _, kin := r.root.(unnamed); !kin || keep {
			out = with(out, r)
		}
	}
	return out
}

// meet notes that a wait can come when s holds: for the callers, and for what is held here.
func (f *flow) meet(s *state, w *item) {
	if w.calls == 0 && w.pos == w.site.pos {
		f.p.blocks[w.pos] = blocked(f.fn, s)
	}
	for h, must := range s.holds.at {
		if !covered(h, w.released) && !excluded(h, w.locked) {
			f.met = append(f.met, &meeting{hold: h, must: must, wait: w, pos: w.pos, calls: w.calls})
		}
	}
	if f.sum.full(w.site) {
		return
	}
	up := *w
	up.released = union(w.released, s.released.at)
	up.locked = union(w.locked, s.locked.at)
	up.when = slices.Concat(w.when, f.conditions(w.block))
	f.sum.add(&up)
}

func union(list []release, more map[path]release) []release {
	out := slices.Clip(list)
	for _, r := range slices.SortedFunc(maps.Values(more), compareReleases) {
		if !has(list, r) {
			out = append(out, r)
		}
	}
	return out
}

// compareReleases is an order of releases, whatever the order of a map: of those that are one to a caller, since it has no
// name for them, the same one stands for all.
func compareReleases(a, b release) int {
	order := cmp.Or(strings.Compare(a.kin, b.kin), strings.Compare(a.steps, b.steps), strings.Compare(a.text, b.text))
	if order == 0 && a.read != b.read {
		order = -1 // one that writes first
		if a.read {
			order = 1
		}
	}
	return order
}

// with adds a place to a list that has each once.
func with(list []release, r release) []release {
	if has(list, r) {
		return list
	}
	return append(list, r)
}

func has(list []release, r release) bool {
	return slices.ContainsFunc(list, func(o release) bool { return o.path == r.path && o.read == r.read })
}

// covered reports whether a hold is released before the wait: exactly, or by its kin where one of the two cannot be
// told from others of its kind.
func covered(h *hold, released []release) bool {
	for _, r := range released {
		switch {
		case r.wide || h.frees(r):
			return true
		case (h.assumed != "" || h.ofShape()) && r.what == h.what:
			return true
		case h.kin != "" && h.kin == r.kin && (!h.precise() || !r.precise()):
			return true
		}
	}
	return false
}

// ofShape reports whether a hold is what a callee holds by its shape: the function that it runs has a name for it.
func (h *hold) ofShape() bool { return h.kin == "" && h.what != knowledge.ALock }

// excluded reports whether the way to the wait takes the same lock: who holds it never gets there.
func excluded(h *hold, locked []release) bool {
	return slices.ContainsFunc(locked, func(r release) bool {
		return r.path == h.path && (!r.read || !h.read) && h.what == knowledge.ALock
	})
}

// precise reports whether a path names one thing only.
func (p path) precise() bool {
	switch p.root.(type) {
	case *ssa.Parameter, global, *ssa.Alloc, argument:
		return true
	}
	return false
}

// add keeps an item for the callers. Of two that differ in nothing but the distance the nearer is kept.
func (s *summary) add(w *item) {
	variants := 0
	for i, o := range s.waits {
		if o.site.key != w.site.key {
			continue
		}
		if sameReleases(o.released, w.released) && slices.Equal(o.when, w.when) {
			if w.calls < o.calls || w.calls == o.calls && w.pos < o.pos {
				s.waits[i] = w
			}
			return
		}
		variants++
	}
	if variants < maxVariants && len(s.waits) < maxItems {
		s.waits = append(s.waits, w)
	}
}

// full reports whether add would drop whatever there is about a wait.
func (s *summary) full(w *site) bool {
	return len(s.waits) >= maxItems && !slices.ContainsFunc(s.waits, func(o *item) bool { return o.site.key == w.key })
}

func sameReleases(a, b []release) bool {
	if len(a) != len(b) {
		return false
	}
	for _, r := range a {
		if !slices.ContainsFunc(b, func(o release) bool { return o.path == r.path }) {
			return false
		}
	}
	return true
}
