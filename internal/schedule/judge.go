package schedule

// This file turns the delay of one wait into a Schedule: which growth counts, whether its ceiling holds, what the
// numbers are (weigh), then where the attempts are made (judge). What other packages are told needs the first only.

import (
	"go/token"
	"math"
	"slices"
	"time"

	"golang.org/x/tools/go/ssa"
)

// weigh tells how the delay of one wait grows, and what bounds it.
func (a *analysisRun) weigh(c *chain) {
	s := &Schedule{Wait: true, Kind: c.wait.Kind, Func: c.fn.Name(), Pos: c.wait.Pos, Block: c.wait.Block}
	c.seen = a.bindCallers(c, c.self)
	a.fill(s, c.seen)
	a.boundByCallers(c, s, c.seen)
	if s.Growth == Geometric {
		a.noteUsed(c)
	}
	c.sched = s
}

// judge completes the schedule of one wait.
func (a *analysisRun) judge(c *chain) *Schedule {
	s, v := c.sched, c.seen
	att := a.p.attempt(c.fn, c.wait, a.isWait(c.fn))
	loop := att.Loop
	if loop == nil {
		loop = a.p.nest(c.fn).At(c.wait.Instr.Block())
	}
	s.Loop = att.Is
	s.Evidence = append([]Evidence{{Note: att.Why}}, s.Evidence...)
	var d draw
	s.Draw, d = a.p.drawOf(v, loop, c.fn)
	if s.Draw == DrawReused && c.wait.Kind == Blocking && loop != nil && loop.Head.Parent() == c.fn && !loop.Contains(c.wait.Instr.Block()) {
		s.Draw = DrawFresh // a timer that is armed before the loop fires once; what arms it again is another wait
	}
	if s.Draw == DrawNone && a.drawnBeside(c, loop) {
		s.Draw = DrawFresh
	}
	s.DrawAt = a.p.drawAt(d)
	if s.Draw == DrawFresh {
		s.Window = v.drawnShare()
	}
	s.Local = a.p.local(c.fn, c.wait) == Yes
	s.Periodic = a.periodic(c, v, att)
	s.Bound = a.bound(c, att)
	if c.eval.exhausted() {
		s.Draw, s.Ceiling, s.Overflow = DrawUnknown, Unknown, false
		s.Evidence = append(s.Evidence, Evidence{Note: "the work budget was spent"})
	}
	a.place(c, s)
	s.Elsewhere = told(v) || c.own || s.Growth == Geometric && a.growsElsewhere(c, s)
	return s
}

// isWait tells the calls of a function that wait.
func (a *analysisRun) isWait(fn *ssa.Function) func(ssa.Instruction) bool {
	return func(instr ssa.Instruction) bool {
		return slices.ContainsFunc(a.waits[fn], func(c *chain) bool { return c.wait.Instr == instr })
	}
}

// growsElsewhere reports whether a growing delay is judged at another place than this wait.
func (a *analysisRun) growsElsewhere(c *chain, s *Schedule) bool {
	inside := c.via != nil && c.via.self.class() == Geometric // growth and wait are both inside the callee
	for fn := range c.eval.several {
		if !inside {
			a.chosen[fn] = append(a.chosen[fn], observation{c.wait.Pos, s.Ceiling == Yes})
		}
	}
	switch {
	case len(c.eval.several) > 0:
		return true // an interface chooses: each implementation is judged where it is written
	case c.via != nil:
		return inside
	}
	return c.fact != nil && geometricFact(c.fact.Delay)
}

// observation is what a wait makes of a delay function that it reaches through an interface.
type observation struct {
	wait   token.Pos
	capped bool
}

// place moves the schedule to the wait of the callee where the growth lies too: there it is repaired.
func (a *analysisRun) place(c *chain, s *Schedule) {
	for in := c.via; in != nil && s.GrowthPos.IsValid(); in = in.via {
		if syn := in.fn.Syntax(); syn != nil && syn.Pos() <= s.GrowthPos && s.GrowthPos < syn.End() {
			s.Pos, s.Block, s.Func = in.wait.Pos, in.wait.Block, in.fn.Name()
		}
	}
}

func geometricFact(d Packed) bool { return d.class() == Geometric.String() }

// mostTurns is more attempts than any program makes.
const mostTurns = 1e9

// fill sets the growth, the numbers and the ceiling from a value.
func (a *analysisRun) fill(s *Schedule, v value) {
	d, t := v.ownGrowth()
	s.Growth = t.class
	if d != nil {
		s.GrowthPos, s.GrowthAt = t.pos, a.p.termAt(t)
		if t.at != "" {
			s.GrowthPos, s.LeavesAt = token.NoPos, t.leaves
		}
	}
	base := t.base
	switch {
	case t.class == Geometric:
		s.Factor = t.factor
		s.advise(t.row)
		s.Plateau = t.row != nil && t.row.Plan.Plateau && t.capped
	case len(v.draws) == 1 && t.class == Fixed && v.drawnShare() > 0:
		base = v.span.hi
	case len(v.draws) == 0 && (t.class != Fixed || v.span.isExact()):
		base = v.span.lo
	}
	if t.class == Linear && t.coef.isExact() {
		s.Step = asDuration(t.coef.lo)
	}
	if base > 0 && base < endless {
		s.Base = time.Duration(base)
	}
	if v.span.finite() && v.span.hi > 0 && !v.span.empty() {
		s.Largest = asDuration(v.span.hi)
	}
	if t.turns < mostTurns {
		s.Attempts = int(t.turns) + 1
	}
	a.ceiling(s, v, t)
}

// asDuration converts nanoseconds; what no int64 holds is the largest duration.
func asDuration(ns float64) time.Duration {
	if ns >= math.MaxInt64 {
		return math.MaxInt64
	}
	return time.Duration(ns)
}

// ownGrowth is the growth that the function itself makes. A delay that merely is what a caller passes, or a multiple of
// it, grows only if the caller makes it; and beside a growth of the function's own, a parameter is a setting.
func (v value) ownGrowth() (driver, term) {
	own, all := v, v
	own.terms, all.terms = map[driver]term{}, map[driver]term{}
	for d, t := range v.terms {
		_, param := d.(*ssa.Parameter)
		if !param {
			own.terms[d] = t
		}
		if !param || t.class != Linear {
			all.terms[d] = t
		}
	}
	if d, t := own.growth(); t.class == Geometric {
		return d, t
	}
	return all.growth()
}

// ceiling decides about the upper bound.
func (a *analysisRun) ceiling(s *Schedule, v value, t term) {
	switch {
	case t.class != Geometric:
		s.Ceiling, s.CeilingWhy = Unknown, "no geometric growth"
	case t.capped:
		s.Ceiling, s.CeilingWhy = Yes, t.why.Note
		s.Evidence = append(s.Evidence, Evidence{Pos: t.why.Pos, Note: t.why.Note + a.p.suffix(t.why.Pos)})
	case t.lost:
		s.Ceiling, s.CeilingWhy = Unknown, "it goes through code that is not followed"
	case v.span.finite():
		s.Ceiling, s.CeilingWhy = Unknown, "a constant number of attempts"
	case t.turns != inf:
		s.Ceiling, s.CeilingWhy = Unknown, "a constant number of attempts from a base that is not known"
	default:
		s.Ceiling, s.CeilingWhy = No, "nothing bounds it"
	}
	if t.class == Geometric && v.wrap == defeated {
		s.Overflow, s.WrapPos, s.WrapsAt, s.Panics, s.Around = true, v.wrapPos, v.wrapsAt, v.window, v.around
	}
}

// suffix names a position in a note.
func (p *program) suffix(pos token.Pos) string {
	if at := p.at(pos); at != "" {
		return " at " + at
	}
	return ""
}

// told reports whether the growth is reported at the function of another package that it comes from.
func told(v value) bool {
	_, t := v.growth()
	return t.told
}

// noteUsed marks the delay functions that went into a wait. Those among which an interface chose are judged by
// themselves.
func (a *analysisRun) noteUsed(c *chain) {
	for fn := range c.eval.entered {
		a.used[fn] = true
	}
}
