package schedule

// This file follows random numbers. A draw takes its growth and its ceiling from the window that it is drawn from, and
// it counts as fresh by where it happens, not by where its generator was made: its anchor is the instruction, in the
// function that owns the loop, at which the draw happens or which leads to it.

import (
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// drawn is the value of a draw.
func (e *evaluator) drawn(f *frame, c *ssa.Call, row knowledge.Func, recv ssa.Value, arg func(int) value) value {
	d := draw{anchor: c, width: inf, pos: c.Pos(), seeded: e.seeded(f, recv, row, 0)}
	out := value{span: span{0, inf}}
	switch {
	case row.Unit:
		d.width, out.span = 1, span{0, 1}
	case row.Arg >= 0:
		out = arg(row.Arg)
		if len(out.terms) == 0 {
			d.width = out.span.hi
		}
		out = out.mapTerms(func(_ driver, t term) term {
			t.share = 1
			return t
		})
		out.span.lo = min(0, out.span.lo)
		out.window = out.window || out.wrap != noWrap
	case !isWhole(c.Type()):
		out.span = anyNum
	}
	out.draws = append(out.draws[:len(out.draws):len(out.draws)], d)
	return out
}

// switchedOff is a factor of a draw, which is nothing where the program leaves the setting that it is at zero.
func (e *evaluator) switchedOff(f *frame, v ssa.Value, factor, by value) value {
	if len(by.draws) > 0 && !factor.isConst() && e.settingOff(f, v) {
		return number(zero)
	}
	return factor
}

// seeded reports whether the generator of a draw is proven to have a constant seed.
func (e *evaluator) seeded(f *frame, recv ssa.Value, row knowledge.Func, depth int) bool {
	if recv == nil {
		return knowledge.SharedGenerator(row) && e.p.seedsShared()
	}
	return e.constSeed(f, recv, depth)
}

// constSeed follows a generator, or a source, to where it is made.
func (e *evaluator) constSeed(f *frame, v ssa.Value, depth int) bool {
	if depth > 12 || f == nil {
		return false
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return e.constSeed(f, v.X, depth+1)
	case *ssa.ChangeInterface:
		return e.constSeed(f, v.X, depth+1)
	case *ssa.ChangeType:
		return e.constSeed(f, v.X, depth+1)
	case *ssa.TypeAssert:
		return e.constSeed(f, v.X, depth+1)
	case *ssa.FieldAddr: // a generator held by value, or embedded
		return e.everyStore(f, v, depth)
	case *ssa.UnOp:
		return e.everyStore(f, v.X, depth)
	case *ssa.Field:
		if fv := ssaread.Field(v.X.Type(), v.Field); fv != nil {
			return e.everyStoreTo(f, place{fv}, depth)
		}
	case *ssa.Phi:
		for _, edge := range v.Edges {
			if !e.constSeed(f, edge, depth+1) {
				return false
			}
		}
		return len(v.Edges) > 0
	case *ssa.Parameter:
		return e.constSeedParam(f, v, depth)
	case *ssa.Call:
		return e.constSeedCall(f, v, depth)
	}
	return false
}

func (e *evaluator) everyStore(f *frame, addr ssa.Value, depth int) bool {
	at := e.p.placeOf(addr)
	return at.of != nil && e.everyStoreTo(f, at, depth)
}

func (e *evaluator) everyStoreTo(f *frame, at place, depth int) bool {
	stores := e.p.storesTo(at)
	for _, s := range stores {
		if !e.constSeed(e.storeFrame(f, s), s.val, depth+1) {
			return false
		}
	}
	return len(stores) > 0
}

func (e *evaluator) constSeedParam(f *frame, v *ssa.Parameter, depth int) bool {
	if f.parent != nil {
		arg := f.argument(v)
		return arg != nil && e.constSeed(f.parent, arg, depth+1)
	}
	calls := e.p.allCalls(f.fn)
	for _, c := range calls {
		arg := passedBy(c, f.fn, v)
		if arg == nil || !e.constSeed(e.top(c.Parent()), arg, depth+1) {
			return false
		}
	}
	return len(calls) > 0
}

func (e *evaluator) constSeedCall(f *frame, c *ssa.Call, depth int) bool {
	row, _ := e.p.rows.Lookup(ssaread.Callee(&c.Call))
	_, args := operands(&c.Call)
	switch row.Role {
	case knowledge.NewGenerator:
		return len(args) > row.Arg && e.constSeed(f, args[row.Arg], depth+1)
	case knowledge.NewSource:
		for _, a := range args[row.Arg:] {
			if !e.use(f, a, c.Block()).isConst() {
				return false
			}
		}
		return len(args) > row.Arg
	}
	callee := c.Call.StaticCallee()
	if callee == nil || len(callee.Blocks) == 0 {
		return false
	}
	sub := e.enter(f, c, callee, c.Call.Args, nil)
	if sub == nil {
		return false
	}
	results := ssaread.Results(callee, 0)
	for _, v := range results {
		if !e.constSeed(sub, v, depth+1) {
			return false
		}
	}
	return len(results) > 0
}

// seedsShared reports whether the package seeds the shared generator of math/rand with a constant, and with nothing
// else.
func (p *program) seedsShared() bool {
	if p.shared == 0 {
		p.shared = No
		for instr := range p.instrs() {
			c, ok := instr.(*ssa.Call)
			if !ok {
				continue
			}
			row, _ := p.rows.Lookup(ssaread.Callee(&c.Call))
			if recv, args := operands(&c.Call); row.Role == knowledge.Seed && recv == nil && len(args) == 1 {
				if _, isConst := constNumber(args[0]); !isConst {
					p.shared = No
					break
				}
				p.shared = Yes
			}
		}
	}
	return p.shared == Yes
}

// drawOf sums up the draws of a delay as the attempt loop sees them; loop is nil when the attempts are made elsewhere.
func (p *program) drawOf(v value, loop *Loop, fn *ssa.Function) (Draw, draw) {
	hidden := v.hides()
	if _, t := v.growth(); t.class == Geometric {
		hidden = t.opaque
	}
	if len(v.draws) == 0 {
		if hidden {
			return DrawUnknown, draw{}
		}
		return DrawNone, draw{}
	}
	reused, first := true, v.draws[0]
	for _, d := range v.draws {
		if p.fresh(d, loop, fn) {
			if d.maybe {
				return DrawUnknown, d
			}
			if !d.seeded {
				return DrawFresh, d
			}
			reused, first = false, d
		}
	}
	switch {
	case v.hides():
		return DrawUnknown, first
	case reused:
		return DrawReused, first
	}
	return DrawSeeded, first
}

// fresh reports whether a draw happens again on each attempt.
func (p *program) fresh(d draw, loop *Loop, fn *ssa.Function) bool {
	if d.anchor == nil || loop == nil {
		return true // nothing is known of where the attempts are made
	}
	in := d.anchor.Parent()
	if in == loop.Head.Parent() {
		return loop.Contains(d.anchor.Block())
	}
	if made := p.closure[in]; made != nil && made.Parent() == loop.Head.Parent() && loop.Contains(made.Block()) {
		return true // made anew on each attempt, whoever calls it
	}
	return p.reaches(loop, in)
}
