package held

// This file decides which functions are solved, and in which order. A function matters when a wait lies within maxCalls
// calls of it, or when it does something to locks that a caller would see; callees come first. Functions that call each
// other are solved twice, so that what one of them waits for is known to the others.

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// maxHelpers is how many calls may lie between a lock helper and the Lock.
const maxHelpers = 2

// graph is who may run whom, within the package.
type graph struct {
	out, in map[*ssa.Function][]*ssa.Function
	waits   []*ssa.Function // functions with a wait, their own or of another package
	locks   []*ssa.Function // functions that do something to what is held
}

func (p *program) graph() *graph {
	g := &graph{out: map[*ssa.Function][]*ssa.Function{}, in: map[*ssa.Function][]*ssa.Function{}}
	for _, fn := range p.funcs {
		waits, locks := false, saysLocked(fn.Name())
		if own := p.primitives(fn); len(own) > 0 {
			p.waited[fn] = own
			waits = true
		}
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if call, ok := instr.(ssa.CallInstruction); ok {
					if w, ok := p.called(call); ok {
						p.waited[fn] = append(p.waited[fn], w)
						waits = true
					}
				}
				w, l := p.edges(g, fn, instr)
				waits, locks = waits || w, locks || l
			}
		}
		if waits {
			g.waits = append(g.waits, fn)
		}
		if locks {
			g.locks = append(g.locks, fn)
		}
	}
	return g
}

// edges notes whom an instruction may run, and whether it waits or locks by what is known of other packages.
func (p *program) edges(g *graph, fn *ssa.Function, instr ssa.Instruction) (waits, locks bool) {
	if made, ok := instr.(*ssa.MakeClosure); ok {
		g.add(fn, made.Fn.(*ssa.Function))
		return
	}
	c, ok := instr.(ssa.CallInstruction)
	if !ok {
		return
	}
	see := func(ts []*target) {
		for _, t := range ts {
			if t.fn != nil {
				g.add(fn, t.fn)
			} else if t.sum != nil {
				waits = waits || len(t.sum.waits) > 0
				locks = locks || len(t.sum.holds)+len(t.sum.releases)+len(t.sum.runs) > 0
			}
		}
	}
	see(p.targets(c))
	for _, arg := range c.Common().Args {
		if isFunc(arg) {
			see(p.function(arg, maxWalk))
			locks = locks || p.parameter(arg) != nil || len(p.freedBy(arg)) > 0
		}
	}
	if !c.Common().IsInvoke() && c.Common().StaticCallee() == nil {
		locks = locks || p.parameter(c.Common().Value) != nil
		for _, made := range p.makers(c.Common().Value, maxWalk) {
			if call, _ := ssaread.AnsweredBy(made); call != nil {
				see(p.targets(call)) // what it answers is called here
			}
		}
	}
	verb := p.verb(ssaread.Callee(c.Common()))
	return waits, locks || changesHeld(verb)
}

// changesHeld reports whether a function changes what is held.
func changesHeld(verb knowledge.Hold) bool {
	switch verb.Does {
	case knowledge.NoVerb, knowledge.Inline, knowledge.Waits, knowledge.Injects:
		return false
	}
	return true
}

func (g *graph) add(from, to *ssa.Function) {
	if !slices.Contains(g.out[from], to) {
		g.out[from] = append(g.out[from], to)
		g.in[to] = append(g.in[to], from)
	}
}

// near lists the functions from which one of a set is reached within so many calls.
func (g *graph) near(set []*ssa.Function, calls int) map[*ssa.Function]bool {
	out := map[*ssa.Function]bool{}
	for range calls + 1 {
		var next []*ssa.Function
		for _, fn := range set {
			if !out[fn] {
				out[fn] = true
				next = append(next, g.in[fn]...)
			}
		}
		set = next
	}
	return out
}

// order gives the functions that matter, in groups that call each other, callees first.
func (p *program) order(g *graph) [][]*ssa.Function {
	matters := g.near(g.waits, maxCalls)
	for fn := range g.near(g.locks, maxHelpers) {
		matters[fn] = true
	}
	t := &tarjan{g: g, in: matters, index: map[*ssa.Function]int{}, low: map[*ssa.Function]int{}, on: map[*ssa.Function]bool{}}
	for _, fn := range p.funcs {
		if matters[fn] && t.index[fn] == 0 {
			t.visit(fn)
		}
	}
	return t.groups
}

// tarjan finds strongly connected components, each after those that it calls.
type tarjan struct {
	g      *graph
	in     map[*ssa.Function]bool
	index  map[*ssa.Function]int
	low    map[*ssa.Function]int
	on     map[*ssa.Function]bool
	stack  []*ssa.Function
	groups [][]*ssa.Function
}

func (t *tarjan) visit(fn *ssa.Function) {
	t.index[fn] = len(t.index) + 1
	t.low[fn] = t.index[fn]
	t.stack, t.on[fn] = append(t.stack, fn), true
	for _, to := range t.g.out[fn] {
		switch {
		case !t.in[to]:
		case t.index[to] == 0:
			t.visit(to)
			t.low[fn] = min(t.low[fn], t.low[to])
		case t.on[to]:
			t.low[fn] = min(t.low[fn], t.index[to])
		}
	}
	if t.low[fn] != t.index[fn] {
		return
	}
	i := slices.Index(t.stack, fn)
	group := slices.Clone(t.stack[i:])
	t.stack = t.stack[:i]
	for _, member := range group {
		t.on[member] = false
	}
	slices.Reverse(group)
	t.groups = append(t.groups, group)
}
