package schedule

// This file puts the plan of a library policy into the words of a schedule: growth, draw, ceiling, deadline.

import (
	"time"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// growthOf is how a policy's delay grows. What is not known to grow geometrically is silent.
func growthOf(p knowledge.Plan) (Class, float64) {
	switch p.Shape {
	case knowledge.Arithmetic:
		return Linear, 0
	case knowledge.PowerOf:
		return Polynomial, 0
	case knowledge.Exponential:
		switch {
		case p.Level():
		case p.Factor.Is == knowledge.Exact && p.Factor.Value > 1:
			return Geometric, p.Factor.Value
		case p.Factor.Is == knowledge.Some:
			return Geometric, 0
		}
	}
	return Fixed, 0
}

func drawOfPlan(p knowledge.Plan) Draw {
	switch {
	case p.Shape == knowledge.Opaque || p.Jitter.Is == knowledge.Maybe:
		return DrawUnknown
	case p.Jitter.Is == knowledge.Off || p.Jitter.Is == knowledge.Exact && p.Jitter.Value <= 0, p.Room && p.Level():
		return DrawNone
	}
	if p.Seeded {
		return DrawSeeded
	}
	return DrawFresh
}

// overOf is how far what a policy draws can lie over the setting, as a share of that; false when it is unknown.
func overOf(p knowledge.Plan) (float64, bool) {
	switch {
	case drawOfPlan(p) == DrawNone:
		return 0, true
	case drawOfPlan(p) == DrawUnknown || p.Jitter.Is != knowledge.Exact:
		return 0, false
	}
	return p.Jitter.Value * p.Spread.Above, true
}

// windowOf is between which ends a policy draws: the share of the longest delay, and how far that lies over the setting.
func windowOf(p knowledge.Plan) (window, over float64) {
	j := p.Jitter.Value
	switch {
	case drawOfPlan(p) != DrawFresh || p.Jitter.Is != knowledge.Exact:
		return 0, 0
	}
	below, above := j*p.Spread.Below, j*p.Spread.Above
	if below > 1 {
		return 0, 0
	}
	return (below + above) / (1 + above), above
}

// ceilingOf decides about the upper bound. A bound on the whole time bounds each delay too.
func ceilingOf(p knowledge.Plan, largest time.Duration) (Answer, string) {
	tries := p.Bounded()
	switch {
	case p.Shape != knowledge.Exponential:
		return Unknown, "no geometric growth"
	case p.Ceiling.Is == knowledge.Exact || p.Ceiling.Is == knowledge.Some:
		return Yes, "the policy's ceiling"
	case p.Elapsed.Is == knowledge.Exact || p.Elapsed.Is == knowledge.Some:
		return Yes, "the policy's bound on the whole time"
	case p.Ceiling.Is == knowledge.Maybe || p.Elapsed.Is == knowledge.Maybe && tries.Is == knowledge.Off:
		return Unknown, "a setting that is not known"
	case p.Most() > 0 && largest > 0:
		return Unknown, "a constant number of attempts"
	case tries.Is == knowledge.Exact || tries.Is == knowledge.Maybe || p.Most() > 0:
		return Unknown, "a constant number of attempts from a base that is not known"
	}
	return No, "nothing bounds it"
}

// deadlineOf tells whether time ends a retry: the policy's bound, or the engine's context.
func deadlineOf(p knowledge.Plan) Answer {
	for _, n := range []knowledge.Number{p.Elapsed, p.Context} {
		switch n.Is {
		case knowledge.Exact, knowledge.Some:
			return Yes
		case knowledge.Maybe:
			return Unknown
		}
	}
	return No
}
