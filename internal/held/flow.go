package held

// This file solves one function: forward over its blocks until nothing changes, then once more to see what waits where.
// Defers run at the return, last first. A panic, or a call that never returns, ends a way.
//
// It is a may analysis that also knows must. A hold counts where it is held on every way, or where some way acquired it
// and nothing but defers releases it: then no way that acquired it can have lost it. What is tested again later
// (`if locked { mu.Unlock() }`) is held on some way only, and released by hand, so it is silent. All "may" alone was
// tried: it is wrong as often as right.

import (
	"cmp"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// flow is the work on one function.
type flow struct {
	p      *program
	fn     *ssa.Function
	sum    *summary
	steps  [][]step // by block
	waits  map[ssa.Instruction][]*item
	taken  map[acquisition]*hold
	order  map[*ssa.Defer]int
	under  map[*ssa.Defer]map[path]bool // what is held on every way that pushes it
	exits  []exit
	met    []*meeting
	runsOf []pendingRun
	final  bool // the states are known: note what is met
}

// acquisition is one place of one thing.
type acquisition struct {
	instr ssa.Instruction
	at    path
}

// meeting is a wait within reach of a place where something is held.
type meeting struct {
	hold  *hold
	must  bool
	wait  *item
	pos   token.Pos // in the function that holds
	calls int
}

// maxBlocks bounds the functions that are looked at: larger ones are generated, or tables.
const maxBlocks = 20000

// solve computes the summary of fn, with what meets in it.
func (p *program) solve(fn *ssa.Function) (*summary, []*meeting) {
	f := &flow{
		p: p, fn: fn, sum: &summary{}, waits: map[ssa.Instruction][]*item{}, taken: map[acquisition]*hold{},
		order: map[*ssa.Defer]int{}, under: map[*ssa.Defer]map[path]bool{},
	}
	if len(fn.Blocks) > maxBlocks {
		return f.sum, nil
	}
	clear(p.places)
	f.choose()
	in := f.fixpoint()
	f.final = true
	for i, b := range fn.Blocks {
		if in[i] != nil {
			f.block(in[i], b)
		}
	}
	f.finish()
	return f.sum, f.proven()
}

// entry is what is held when the function begins: the lock that its name speaks of.
func (f *flow) entry() *state {
	s := newState()
	if name := f.fn.Name(); f.fn.Parent() == nil && saysLocked(name) && !f.beginsByLocking() {
		at := place{path: path{root: f.fn}, text: "a lock"}
		s.holds.put(&hold{
			release: release{place: at, what: knowledge.ALock},
			pos:     f.fn.Pos(), at: f.p.at(f.fn.Pos()), assumed: name,
		}, true)
	}
	return s
}

// saysLocked reports whether a name says that the lock is held by the caller.
func saysLocked(name string) bool {
	base, ok := strings.CutSuffix(name, "Locked")
	if !ok || base == "" {
		return false
	}
	for _, asks := range []string{"Is", "is", "Not", "Until", "If", "When", "Are", "Was", "With"} {
		if strings.HasSuffix(base, asks) {
			return false // it answers whether, waits until, or makes something locked
		}
	}
	return true
}

// beginsByLocking reports whether the first thing that a function does to a lock is to take one.
func (f *flow) beginsByLocking() bool {
	for _, instr := range f.fn.Blocks[0].Instrs {
		if c, ok := instr.(ssa.CallInstruction); ok {
			switch v := f.p.verb(ssaread.Callee(c.Common())); v.Does {
			case knowledge.Takes:
				return v.What == knowledge.ALock
			case knowledge.Frees:
				return false
			}
		}
	}
	return false
}

// block is what is known at the end of b.
func (f *flow) block(s *state, b *ssa.BasicBlock) *state {
	own := false
	for _, st := range f.steps[b.Index] {
		if !st.changes && !f.final {
			continue
		}
		if st.changes && !own {
			s, own = s.clone(), true
		}
		f.step(s, st)
	}
	return s
}

func (f *flow) step(s *state, st step) {
	if _, later := st.instr.(*ssa.Defer); !later {
		f.blocks(s, st.waits)
	}
	switch instr := st.instr.(type) {
	case *ssa.Call:
		f.call(s, instr, false)
	case *ssa.Defer:
		s.deferred.put(instr, true)
		f.under[instr] = s.surely()
	case *ssa.Go:
		f.spawn(s, instr)
	case *ssa.RunDefers:
		f.runDefers(s)
	case *ssa.Store:
		if _, local := instr.Addr.(*ssa.Alloc); !local {
			f.handOn(s, instr.Val)
		}
	case *ssa.MapUpdate:
		f.handOn(s, instr.Value)
	case *ssa.Send:
		f.handOn(s, instr.X)
	case *ssa.Return:
		if f.final && len(instr.Results) == f.fn.Signature.Results().Len() { // a missing return has none: it does not compile
			f.exits = append(f.exits, exit{instr, s})
		}
	}
}

// blocks meets the waits of an instruction.
func (f *flow) blocks(s *state, waits []*item) {
	if !f.final {
		return
	}
	for _, w := range waits {
		f.meet(s, w)
	}
}

// runDefers runs what was pushed, last first. The ways that have pushed it are those that hold what was held there: ways
// that acquired nothing release nothing.
func (f *flow) runDefers(s *state) {
	var list []*ssa.Defer
	for d := range s.deferred.at {
		list = append(list, d)
	}
	slices.SortFunc(list, func(a, b *ssa.Defer) int { return cmp.Compare(f.order[b], f.order[a]) })
	for _, d := range list {
		var sure []*hold
		for h, must := range s.holds.at {
			if !must && f.under[d][h.path] {
				s.holds.put(h, true)
				sure = append(sure, h)
			}
		}
		f.blocks(s, f.waits[d])
		f.call(s, d, true)
		for _, h := range sure {
			if s.holds.at[h] {
				s.holds.put(h, false)
			}
		}
	}
}

// spawn starts a goroutine. It holds nothing, unless it is the one to release: then the lock is handed over to it.
func (f *flow) spawn(s *state, c *ssa.Go) {
	for _, arg := range c.Call.Args {
		f.handOn(s, arg)
	}
	t := f.p.known(c)
	if t == nil {
		return
	}
	for _, r := range f.p.releasesOf(t, c) {
		before := s.clone()
		s.drop(false, func(h *hold) bool { return h.frees(r) })
		if !f.final {
			continue
		}
		for h, must := range before.holds.at {
			if _, kept := s.holds.at[h]; !kept {
				f.handedOver(h, must, c, t)
			}
		}
	}
}

// handedOver notes the waits of a goroutine with the lock that it is to release. One that was only tried is the mark
// that the goroutine runs: who finds it taken does not wait for it.
func (f *flow) handedOver(h *hold, must bool, c *ssa.Go, t *target) {
	if h.when.outcome == isTrue {
		return
	}
	for _, w := range t.sum.waits {
		in := f.p.through(w, c, t, 0)
		if in == nil || covered(h, in.released) {
			continue
		}
		h.lost = false // it is not lost to the one who waits
		f.met = append(f.met, &meeting{hold: h, must: must, wait: w, pos: w.pos, calls: w.calls})
	}
}

// handOn ends what is known of the holds that a function value releases: nobody sees when it is called.
func (f *flow) handOn(s *state, v ssa.Value) {
	for _, r := range f.p.freedBy(v) {
		s.drop(false, func(h *hold) bool { return h.frees(r) })
	}
}

// proven keeps the meetings of holds that are proven. What the method Lock of a type waits for is that lock, which another
// machine has: whoever needs it waits anyway.
func (f *flow) proven() []*meeting {
	if acquires(f.p.verb(ssaread.Declared(f.fn))) {
		return nil
	}
	return slices.DeleteFunc(f.met, func(m *meeting) bool {
		return !m.must && (m.hold.lost || !m.hold.deferred)
	})
}
