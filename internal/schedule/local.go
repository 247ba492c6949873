package schedule

// This file decides whether what a wait contends for is local to the process or to its disk, so that there is no fleet
// that marches in step. It asks what failed before the wait: the calls whose answers the wait stands under, or whose
// success ends the loop. What the loop does after a success does not matter: an accept loop that handles its
// connections is local, because accepting is what fails. Where no answer is tested, everything that the loop calls
// must be local; where it calls nothing that does more than compute, and ends by what lies in memory, it waits for another part of the
// process (watch.go). A call counts by its row, by its body one call down, or, of a function parameter, by what the callers
// pass; what calls only the program's own code is not known to be local.

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

// locality is what calls together show.
type locality uint8

const (
	nothing   locality = iota // they compute
	onlyLocal                 // at least one is local, none is anything else
	elsewhere                 // one may reach another machine
)

func (a locality) with(b locality) locality { return max(a, b) }

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

// locality judges one call.
func (p *program) locality(c ssa.CallInstruction, depth int) locality {
	common := c.Common()
	if _, builtin := common.Value.(*ssa.Builtin); builtin {
		return nothing
	}
	obj := ssaread.Callee(common)
	if row, ok := knowledge.Lookup(obj); ok && row.Local() {
		return onlyLocal
	}
	if computes(obj) {
		return nothing
	}
	if _, waits := p.timeCall(common); waits {
		return nothing
	}
	callee := common.StaticCallee()
	switch {
	case callee == nil && !common.IsInvoke():
		return p.passedLocality(common.Value, depth)
	case callee == nil || len(callee.Blocks) == 0:
		return elsewhere
	}
	return p.bodyLocality(callee, depth)
}

// bodyLocality joins the calls of a function, one call down.
func (p *program) bodyLocality(fn *ssa.Function, depth int) (found locality) {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			c, ok := instr.(ssa.CallInstruction)
			if !ok {
				continue
			}
			if depth > 0 {
				callee := c.Common().StaticCallee()
				if callee == nil || len(callee.Blocks) > 0 {
					if _, known := p.rows.Lookup(ssaread.Callee(c.Common())); !known && !isBuiltin(c) && !knowledge.Pure(ssaread.Callee(c.Common())) {
						return elsewhere // too far down to look
					}
				}
			}
			found = found.with(p.locality(c, depth+1))
		}
	}
	return found
}

// passedLocality judges a function parameter by what every caller passes.
func (p *program) passedLocality(v ssa.Value, depth int) (found locality) {
	param, ok := v.(*ssa.Parameter)
	if !ok {
		return p.storedLocality(v, depth)
	}
	if depth > 0 {
		return elsewhere
	}
	fn := param.Parent()
	obj := ssaread.Declared(fn)
	if obj == nil || obj.Exported() || p.asValue[fn] || len(p.callers[ssaread.Origin(fn)]) == 0 {
		return elsewhere // others may pass anything
	}
	i := paramIndex(fn, param)
	for _, c := range p.callers[ssaread.Origin(fn)] {
		args := c.Common().Args
		if i >= len(args) {
			return elsewhere
		}
		switch arg := args[i].(type) {
		case *ssa.MakeClosure:
			found = found.with(p.bodyLocality(arg.Fn.(*ssa.Function), depth+1))
		case *ssa.Function:
			if len(arg.Blocks) > 0 {
				found = found.with(p.bodyLocality(arg, depth+1))
			} else {
				found = found.with(objectLocality(ssaread.Declared(arg)))
			}
		default:
			return elsewhere
		}
	}
	return found
}

// storedLocality judges a function value by all that is stored where it is read. A hook that nothing in the program sets
// runs nothing.
func (p *program) storedLocality(v ssa.Value, depth int) (found locality) {
	fns, whole := p.functionsOf(v)
	if load, ok := v.(*ssa.UnOp); ok && !whole {
		at := p.placeOf(load.X)
		whole = at.of != nil && p.closedPlace(at) // nobody outside the package can set it
	}
	if !whole {
		return elsewhere
	}
	for _, fn := range fns {
		if len(fn.Blocks) == 0 {
			found = found.with(objectLocality(ssaread.Declared(fn)))
		} else if depth > 0 {
			return elsewhere
		} else {
			found = found.with(p.bodyLocality(fn, depth+1))
		}
	}
	return found
}

func objectLocality(fn *types.Func) locality {
	if row, ok := knowledge.Lookup(fn); ok && row.Local() {
		return onlyLocal
	}
	return elsewhere
}

func isBuiltin(c ssa.CallInstruction) bool { return builtinName(c) != "" }

// builtinName is the name of the built-in function that is called, "" for another one.
func builtinName(c ssa.CallInstruction) string {
	if b, ok := c.Common().Value.(*ssa.Builtin); ok {
		return b.Name()
	}
	return ""
}
