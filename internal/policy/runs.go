package policy

// This file finds where policies run: calls of engines, and calls of the program's functions that hand a policy on to
// an engine.

import (
	"cmp"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// Run is a call that runs an operation by a policy.
type Run struct {
	Policy
	Call   ssa.CallInstruction // a go or defer statement too
	Engine *knowledge.Policy
	Op     ssa.Value // the operation that the engine is handed; nil where it is not in sight
	Below  []string  // the calls down to the engine, as base name and line; empty for the engine's own

	Raw knowledge.Plan // the plan without what the engine says of any policy
}

// maxWrapped is how many functions of the program may lie between a policy and its engine.
const maxWrapped = 3

// Runs lists the runs of the package in source order.
func (r *Reader) Runs() []Run {
	var all, level []Run
	for _, c := range r.calls {
		if run, ok := r.engine(c); ok {
			level = append(level, run)
		}
		level = append(level, r.importedRuns(c)...)
	}
	for depth := 0; len(level) > 0; depth++ {
		all = append(all, level...)
		var next []Run
		for _, run := range level {
			if depth < maxWrapped {
				next = append(next, r.wrapped(run)...)
			}
		}
		level = next
	}
	for i, run := range all {
		if run.Known() {
			r.reach(run.Policy)
		}
		all[i].Raw = run.Plan
		all[i].Plan = run.Settled()
		if run.Engine.Of != 0 {
			all[i].Plan = all[i].Over(run.Engine.Plan) // what the engine says of any policy
		}
	}
	r.clamps(all)
	slices.SortStableFunc(all, func(x, y Run) int { return cmp.Compare(x.At(), y.At()) })
	return all
}

func (r *Reader) reach(p Policy) {
	for _, pos := range p.from {
		r.reached[pos] = true
	}
}

// engine reads a call of an engine.
func (r *Reader) engine(call ssa.CallInstruction) (Run, bool) {
	c := call.Common()
	row := r.rowOf(c)
	if row == nil || row.Does != knowledge.Retries {
		return Run{}, false
	}
	p := Policy{Plan: row.Plan, Row: row, Pos: c.Pos(), Where: r.host.At(c.Pos())}
	if row.Of != 0 {
		p = r.handed(c, row.Of)
		if p.Row == nil {
			p.Row, p.from = row, nil // what is known of it is the engine's
		}
	}
	p = r.wrap(p, row, c)
	return Run{Policy: p, Call: call, Engine: row, Op: argument(c, row.Op)}, true
}

// At is where the call is, whatever statement it is in.
func (r Run) At() token.Pos { return r.Call.Common().Pos() }

// Ops lists what is in sight of what runs on each attempt.
func (r Run) Ops() []ssa.Value {
	if r.Op == nil {
		return r.ops
	}
	return append([]ssa.Value{r.Op}, r.ops...)
}

// wrapped lists the calls of a function that runs the policy which its caller brings.
func (r *Reader) wrapped(run Run) (out []Run) {
	fn := run.Call.Parent()
	if run.Param == 0 || run.of != nil && run.of != fn {
		return nil // a function around it brings the policy
	}
	for _, call := range r.callers[ssaread.Origin(fn)] {
		c := call.Common()
		if run.Param > len(c.Args) || call.Parent() == fn {
			continue
		}
		out = append(out, Run{
			Policy: run.given(r.Of(c.Args[run.Param-1])), Call: call, Engine: run.Engine, Op: handedOn(run, c),
			Below: append([]string{r.host.At(run.At())}, run.Below...),
		})
	}
	return out
}

// handedOn is the operation that a caller hands to a function which hands it to the engine.
func handedOn(run Run, c *ssa.CallCommon) ssa.Value {
	if p, ok := run.Op.(*ssa.Parameter); ok {
		if i := slices.Index(p.Parent().Params, p); i >= 0 && i < len(c.Args) {
			return c.Args[i]
		}
	}
	return nil
}

// importedRuns reads a call of a function of another package of the module that runs the policy which it is given.
func (r *Reader) importedRuns(call ssa.CallInstruction) (out []Run) {
	c := call.Common()
	fact, ok := r.factOf(ssaread.Callee(c))
	if !ok {
		return nil
	}
	for _, packed := range fact.Runs {
		p := packed.Policy.policy(nil)
		if p.Param == 0 || p.Param > len(c.Args) {
			continue
		}
		run := Run{Policy: p, Call: call, Engine: knowledge.PolicyNamed(packed.Engine), Below: packed.Below}
		if run.Engine == nil {
			continue
		}
		if packed.Op > 0 && packed.Op <= len(c.Args) {
			run.Op = c.Args[packed.Op-1]
		}
		run.Policy = p.given(r.Of(c.Args[p.Param-1]))
		out = append(out, run)
	}
	return out
}

// runs reports whether a function of another package of the module runs a policy that it is given.
func (r *Reader) runs(obj *types.Func) bool {
	fact, ok := r.factOf(obj)
	return ok && len(fact.Runs) > 0
}

// keptBy reports whether a function of another package of the module keeps the policy that an argument is as it is.
func (r *Reader) keptBy(obj *types.Func, arg int) bool {
	fact, ok := r.factOf(obj)
	return ok && slices.Contains(fact.Keeps, arg+1)
}

// Asked is the policy that a call asks for its next delay; false when the call asks none. A function that computes one is
// asked where it is called, rather than handed over.
func (r *Reader) Asked(c *ssa.Call) (Policy, bool) {
	row := r.rowOf(&c.Call)
	switch {
	case row != nil && row.Does == knowledge.Computes && knowledge.IsDuration(c.Type()):
		return r.Of(c), true
	case row == nil || row.Does != knowledge.Asks:
		return Policy{}, false
	}
	p := r.Of(argument(&c.Call, row.Of))
	r.reach(p)
	if p.Known() {
		p = r.wrap(p, row, &c.Call)
	}
	return p, true
}
