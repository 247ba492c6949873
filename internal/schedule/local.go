package schedule

// This file decides whether what a wait contends for is local to the process or to its disk, so that there is no fleet
// that marches in step. It asks what failed before the wait: the calls whose answers the wait stands under, or whose
// success ends the loop. What the loop does after a success does not matter: an accept loop that handles its
// connections is local, because accepting is what fails. Where no answer is tested, everything that the loop calls
// must be local (locality.go); where it calls nothing that does more than compute, and ends by what lies in memory, it
// waits for another part of the process (watch.go).

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// local answers Yes when the contended thing is known to be local; it never answers No.
func (p *program) local(fn *ssa.Function, w *Wait) Answer {
	site := w.Instr
	if w.Recv != nil && w.Recv.Parent() == fn {
		site = w.Recv
	}
	if p.localAt(fn, w, site, 0) == onlyLocal {
		return Yes
	}
	return Unknown
}

// localAt judges the site of a wait, then the direct callers when the function itself shows nothing.
func (p *program) localAt(fn *ssa.Function, w *Wait, site ssa.Instruction, depth int) locality {
	l := p.nest(fn).At(site.Block())
	found, tested := p.tested(w, site, l)
	if l != nil && !tested {
		if found = p.calledIn(l, site); found == nothing && p.watchesMemory(l, site) {
			return onlyLocal
		}
	}
	if found != nothing || depth > 1 {
		return found
	}
	calls := p.callers[ssaread.Origin(fn)]
	if obj := ssaread.Declared(fn); obj != nil && obj.Exported() || p.asValue[fn] {
		return elsewhere // others may call it too
	}
	for _, c := range calls {
		call, ok := c.(*ssa.Call)
		if !ok || call.Parent() == fn {
			continue
		}
		at := p.localAt(call.Parent(), &Wait{Instr: call, Recv: call}, call, depth+1)
		if at != onlyLocal {
			return elsewhere
		}
		found = onlyLocal
	}
	return found
}

// tested joins the calls whose answers the wait stands under, and in a loop those whose success ends it.
func (p *program) tested(w *Wait, site ssa.Instruction, l *Loop) (found locality, any bool) {
	j := &purpose{p: p, w: w, site: site}
	use := func(cond ssa.Value, holds bool) {
		a := p.answerOf(cond, holds)
		if a.err && !a.failed {
			return // what succeeded is not waited for
		}
		for _, c := range p.asked(a.calls, 0) {
			row, _ := p.rows.Lookup(ssaread.Callee(&c.Call))
			if holds && (row.Role == knowledge.CompareSet || row.Role == knowledge.TryLock) {
				continue // nor what was taken
			}
			if kind := p.locality(c, 0); kind != nothing {
				found, any = found.with(kind), true
			}
		}
	}
	tests := j.tests(l)
	for _, t := range tests {
		if a := p.answerOf(t.cond, t.holds); a.err && a.failed {
			use(t.cond, t.holds)
		}
	}
	if any {
		return found, any // an error says what failed; the other tests only say whether to go on
	}
	for _, t := range tests {
		use(t.cond, t.holds)
	}
	if l != nil && !any {
		for _, e := range p.exits(l) {
			if e.Kind&Success != 0 {
				use(e.Cond, !e.Holds) // going on, it has failed
			}
		}
	}
	return found, any
}

// asked replaces calls that only compute by what gave them what they compute on: to ask an answer for its mode, or
// whether it holds a word, asks who answered. What compares times asks the clock.
func (p *program) asked(calls []*ssa.Call, depth int) (out []*ssa.Call) {
	for _, c := range calls {
		fn := ssaread.Callee(&c.Call)
		if !computes(fn) || knowledge.RoleOf(fn) == knowledge.ClockCompare || depth > 2 {
			out = append(out, c)
			continue
		}
		for _, v := range c.Call.Operands(nil) {
			out = append(out, p.asked(p.sources(*v), depth+1)...)
		}
	}
	return out
}

// computes reports whether a function works on nothing but what it is handed.
func computes(fn *types.Func) bool {
	return knowledge.Pure(fn) || knowledge.RoleOf(fn) == knowledge.Reread
}

// calledIn joins all calls of a loop but the wait.
func (p *program) calledIn(l *Loop, site ssa.Instruction) (found locality) {
	for _, c := range p.contended(l) {
		if c.call != site {
			found = found.with(c.kind)
		}
	}
	return found
}

// contention is a call that does more than compute.
type contention struct {
	call ssa.CallInstruction
	kind locality
}

// contended lists the calls of a loop that do more than compute.
func (p *program) contended(l *Loop) []contention {
	found, known := p.contends[l]
	if known {
		return found
	}
	for _, b := range l.Head.Parent().Blocks {
		if !l.Contains(b) {
			continue
		}
		for _, instr := range b.Instrs {
			if c, ok := instr.(ssa.CallInstruction); ok {
				if kind := p.locality(c, 0); kind != nothing {
					found = append(found, contention{c, kind})
				}
			}
		}
	}
	p.contends[l] = found
	return found
}
