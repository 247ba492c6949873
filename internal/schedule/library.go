package schedule

// This file makes schedules of library policies: one for each call that runs an operation by a policy, and one for each
// policy that leaves the package without having been run in it. What the settings mean is known to the table; how they
// are followed, to the package policy.

import (
	"go/token"
	"math"
	"slices"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/policy"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// libraries makes the schedules of library policies.
func (a *analysisRun) libraries() {
	r := a.p.policies()
	for _, run := range a.runs {
		a.out = append(a.out, a.ofRun(run))
	}
	for _, src := range r.Sources() {
		s := a.ofPolicy(src.Policy)
		s.Pos, s.Own = src.Pos, src.Own
		if src.Func != nil {
			s.Func = src.Func.Name()
		}
		if src.Row.Alone && src.Waits() {
			s.Bound = a.boundOf(src.Policy, src.Row, src.Func)
		}
		a.out = append(a.out, s)
	}
}

// ofRun is the schedule of a call that runs an operation by a policy.
func (a *analysisRun) ofRun(run policy.Run) *Schedule {
	s := a.ofPolicy(run.Policy)
	s.Wait, s.Func, s.Pos, s.Loop = true, run.Call.Parent().Name(), run.At(), Yes
	s.Evidence = []Evidence{{Note: "a retry library runs it"}}
	s.Ceiling, s.CeilingWhy = ceilingOf(run.Raw, s.Largest) // a count that only the engine speaks of is not known to be large
	s.Elsewhere = run.Row.Alone                             // told where it is made
	s.Periodic = run.Engine.Works
	if run.Engine.Apart {
		s.Kind = Scheduled
		return s
	}
	s.Block = s.Pos
	if run.Engine.Bound != "" {
		s.Advice.Bound = run.Engine.Bound
	}
	if !run.Waits() && !slices.ContainsFunc(run.Ops(), a.opWaits) {
		return s // attempts without a wait are over as fast as they fail
	}
	s.Bound = a.boundOf(run.Policy, run.Engine, run.Call.Parent())
	s.Bound.Below = run.Below
	s.Bound.Pos, s.Bound.Waits = s.Pos, []token.Pos{s.Pos}
	if b := s.Bound; b.Deadline == No && slices.ContainsFunc(run.Ops(), a.looksItself) {
		b.Deadline = Unknown
	}
	return s
}

// ofPolicy is the schedule that a policy describes.
func (a *analysisRun) ofPolicy(p policy.Policy) *Schedule {
	s := &Schedule{Policy: true, GrowthPos: p.Pos, GrowthAt: p.Where, Told: p.Told}
	s.advise(p.Row)
	s.Growth, s.Factor = growthOf(p.Plan)
	if p.Base.Is == knowledge.Exact {
		s.Base = time.Duration(p.Base.Value)
	}
	if s.Attempts = p.Most(); s.Attempts <= 1 && p.Bounded().Is == knowledge.Exact {
		s.Growth, s.Factor = Fixed, 0 // it does not try again
	}
	if s.Draw = drawOfPlan(p.Plan); s.Draw == DrawSeeded {
		s.DrawAt = p.Where
	}
	s.Window, s.Over = windowOf(p.Plan)
	s.Hot = p.Hot
	if p.Sums {
		s.Step = s.Base
	}
	s.Largest, _ = p.Last()
	s.Plateau = p.Plateau && p.Ceiling.Is == knowledge.Exact && float64(s.Largest) >= p.Ceiling.Value // else it ends before
	s.Ceiling, s.CeilingWhy = ceilingOf(p.Plan, s.Largest)
	s.Local = p.Local
	return s
}

// advise takes what a library asks for from its row.
func (s *Schedule) advise(row *knowledge.Policy) {
	if row != nil {
		s.Library = row.Short()
		s.Advice = Advice{Draw: row.Draw, Cap: row.Cap, Bound: row.Bound}
	}
}

// boundOf is what bounds the attempts that a function has a library's engine make.
func (a *analysisRun) boundOf(p policy.Policy, engine *knowledge.Policy, in *ssa.Function) *Bound {
	b := &Bound{Pos: p.Pos, Waits: []token.Pos{p.Pos}, CountPos: p.Pos, Counted: No, Deadline: deadlineOf(p.Plan), Engine: engine.Short()}
	switch tries := p.Bounded(); tries.Is {
	case knowledge.Exact:
		b.Counted, b.Attempts = Yes, int(tries.Value)
		if b.Attempts <= 1 {
			b.Counted, b.Attempts = No, 1 // it does not try again
		}
		if p.ForEver() {
			b.Counted = No // who wrote the count did not mean to be bounded by it
		}
	case knowledge.Some:
		b.Counted = Yes
	case knowledge.Maybe:
		b.Counted = Unknown
	}
	b.Times = p.Times()
	total, ok := p.Total()
	if over, known := overOf(p.Plan); ok && known {
		b.Total = time.Duration(math.Round(float64(total) * (1 + over)))
	}
	if b.Counted == Yes && b.Deadline == No && in != nil {
		b.Context = a.p.contextAround(in)
	}
	return b
}

// opWaits reports whether an operation waits by itself.
func (a *analysisRun) opWaits(op ssa.Value) bool {
	fn := functionOf(op)
	return fn != nil && len(a.waits[fn]) > 0
}

// looksItself reports whether an operation looks at a deadline of its own between two attempts.
func (a *analysisRun) looksItself(op ssa.Value) bool {
	fn := functionOf(op)
	return fn != nil && a.p.bodyLook(nil, fn, maxHelpers)&Deadline != 0
}

// functionOf is the function that a value is written down as; nil for another.
func functionOf(v ssa.Value) *ssa.Function {
	switch v := v.(type) {
	case *ssa.Function:
		return v
	case *ssa.MakeClosure:
		return v.Fn.(*ssa.Function)
	case *ssa.ChangeType:
		return functionOf(v.X)
	case *ssa.MakeInterface:
		return functionOf(v.X)
	}
	return nil
}

// askedOf is the delay that a call asks a policy for.
func (e *evaluator) askedOf(c *ssa.Call) (value, bool) {
	p, asks := e.p.policies().Asked(c)
	if !asks {
		return value{}, false
	}
	out := number(span{0, inf})
	class, factor := growthOf(p.Plan)
	if p.Attempts.Is == knowledge.Exact && p.Attempts.Value < 1 {
		class = Fixed // no step is left to grow in
	}
	if !p.Known() || p.Shape == knowledge.Opaque {
		out.opaque = true
		return out, true
	}
	ceiling, why := ceilingOf(p.Plan, 0)
	t := term{
		class: class, factor: factor, base: p.Base.Value, coef: exact(1), limit: inf, turns: inf,
		capped: ceiling == Yes, why: Evidence{Note: why}, lost: ceiling == Unknown, pos: p.Pos, counted: true, row: p.Row,
	}
	if !p.Pos.IsValid() {
		t.at = p.Where
	}
	if p.Ceiling.Is == knowledge.Exact {
		out.span.hi = p.Ceiling.Value
		if !p.Plateau {
			out.span.hi *= 1 + p.Jitter.Value
		}
	}
	switch drawOfPlan(p.Plan) {
	case DrawUnknown:
		t.opaque, out.opaque = true, true
	case DrawFresh:
		out.draws = []draw{{anchor: c, width: inf, at: p.Where}}
	}
	if class != Fixed {
		out.put(stateOf{ssaread.Callee(&c.Call), p.Where}, t)
	}
	return out, true
}
