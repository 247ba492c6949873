package schedule

// This file finds ceilings. A ceiling is a fact about an edge of the control-flow graph: on the side of a test where
// v <= bound holds, v is bounded, and so is all that v rises with. A test that leaves the loop ends a growing delay,
// but of a counter it is the bound on the attempts, which says nothing about the delay.

import (
	"go/constant"
	"go/token"
	"go/types"
	"math"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// fact is a condition known to hold, or not to hold, in a block.
type fact struct {
	cond  ssa.Value
	holds bool
	from  *ssa.BasicBlock // ends in the test
	other *ssa.BasicBlock // where the other edge goes
	rels  []relation
}

// factsAt lists what is known in b, nearest first, from the tests that dominate it.
func (p *program) factsAt(b *ssa.BasicBlock) []fact {
	if b == nil {
		return nil
	}
	if fs, ok := p.facts[b]; ok {
		return fs
	}
	var fs []fact
	if len(b.Preds) == 1 {
		if f, ok := edgeFact(b.Preds[0], b); ok {
			fs = append(fs, f)
		}
	}
	if d := b.Idom(); d != nil {
		fs = append(fs, p.factsAt(d)...)
	}
	if len(fs) > maxFacts {
		fs = fs[:maxFacts]
	}
	p.facts[b] = fs
	return fs
}

// maxFacts bounds what one block remembers: far tests seldom speak about a near value.
const maxFacts = 24

// edgeFact is what the edge from a to b tells.
func edgeFact(a, b *ssa.BasicBlock) (fact, bool) {
	if len(a.Instrs) == 0 || len(a.Succs) != 2 || a.Succs[0] == a.Succs[1] {
		return fact{}, false
	}
	test, ok := a.Instrs[len(a.Instrs)-1].(*ssa.If)
	if !ok {
		return fact{}, false
	}
	f := fact{cond: test.Cond, holds: a.Succs[0] == b, from: a, other: a.Succs[1]}
	if !f.holds {
		f.other = a.Succs[0]
	}
	for {
		not, ok := f.cond.(*ssa.UnOp)
		if !ok || not.Op != token.NOT {
			f.rels = f.relations()
			return f, true
		}
		f.cond, f.holds = not.X, !f.holds
	}
}

// relation is x op y, read from a fact, with x on the left whichever side the code has it.
type relation struct {
	x, y ssa.Value
	op   token.Token
	root root // of x
}

// relations reads a comparison both ways round.
func (f fact) relations() []relation {
	cmp, ok := f.cond.(*ssa.BinOp)
	if !ok {
		return nil
	}
	op := cmp.Op
	if !f.holds {
		op = negated[op]
	}
	if mirrored[op] == token.ILLEGAL {
		return nil
	}
	rels := []relation{{cmp.X, cmp.Y, op, rootOf(cmp.X)}, {cmp.Y, cmp.X, mirrored[op], rootOf(cmp.Y)}}
	for _, r := range rels[:2] {
		rels = append(rels, r.parts()...)
	}
	return rels
}

// parts reads a bound on a sum as one on what is summed, none of which is negative in a budget of waiting: the total
// `waited + d`, the running total itself, the rest `left - d`.
func (r relation) parts() (out []relation) {
	below := r.op == token.LSS || r.op == token.LEQ
	above := r.op == token.GTR || r.op == token.GEQ
	switch x := bare(r.x).(type) {
	case *ssa.BinOp:
		switch {
		case below && x.Op == token.ADD && !isConst(x.X) && !isConst(x.Y):
			out = append(out, relation{x.X, r.y, r.op, rootOf(x.X)}, relation{x.Y, r.y, r.op, rootOf(x.Y)})
		case above && x.Op == token.SUB && !isConst(x.X) && !isConst(x.Y):
			out = append(out, relation{x.Y, x.X, mirrored[r.op], rootOf(x.Y)})
		}
	case *ssa.Phi:
		for _, edge := range x.Edges {
			sum, ok := bare(edge).(*ssa.BinOp)
			if below && ok && sum.Op == token.ADD && sum.X == x && !isConst(sum.Y) {
				out = append(out, relation{sum.Y, r.y, r.op, rootOf(sum.Y)})
			}
		}
	}
	return out
}

func isConst(v ssa.Value) bool {
	_, is := constNumber(v)
	return is
}

var negated = map[token.Token]token.Token{
	token.LSS: token.GEQ, token.LEQ: token.GTR, token.GTR: token.LEQ, token.GEQ: token.LSS, token.EQL: token.NEQ, token.NEQ: token.EQL,
}

var mirrored = map[token.Token]token.Token{
	token.LSS: token.GTR, token.LEQ: token.GEQ, token.GTR: token.LSS, token.GEQ: token.LEQ, token.EQL: token.EQL, token.NEQ: token.NEQ,
}

// refine narrows the value of v by the facts that hold where it is used.
func (e *evaluator) refine(f *frame, v ssa.Value, val value, facts []fact) value {
	if _, isConst := v.(*ssa.Const); isConst || len(facts) == 0 {
		return val
	}
	mine := rootOf(v)
	for _, fc := range facts {
		for _, r := range fc.rels {
			theirs := r.root
			if !sameValue(mine.v, theirs.v, 0) {
				continue
			}
			if mine.down() != theirs.down() {
				r.op = mirrored[r.op] // x falls as v rises
			}
			val = e.narrow(f, v, val, mine, theirs, r, fc)
		}
		val = e.optional(f, v, val, mine, fc)
	}
	return val
}

// narrow applies one relation x op y to v, where x and v rise with the same root.
func (e *evaluator) narrow(f *frame, v ssa.Value, val value, mine, theirs root, r relation, fc fact) value {
	bound := e.use(f, r.y, fc.from)
	switch r.op {
	case token.LSS, token.LEQ:
		return e.bounded(f, v, val, mine, theirs, r, fc, bound)
	case token.GTR, token.GEQ:
		if low := boundFor(v, r.x, bound.span.lo, theirs, mine); !val.symbols() && !math.IsNaN(low) {
			if r.op == token.GTR && isWhole(v.Type()) {
				low = math.Floor(low) + 1
			}
			val.span = val.span.meet(span{low, inf})
		}
		if same(r.x, v) && bound.span.hi >= 0 {
			val.wrap = noWrap // what has wrapped negative took the other edge
		}
	case token.EQL:
		if val.wrap != noWrap && bound.span.lo != bound.span.hi {
			val.wrap = noWrap // converted back, it is the same number
		}
		if bound.isConst() && same(r.x, v) {
			val.span = val.span.meet(bound.span)
		}
	case token.NEQ:
		if bound.isConst() && bound.span == zero && val.span.lo == 0 && isWhole(v.Type()) && same(r.x, v) && !val.symbols() {
			val.span = val.span.meet(span{1, inf})
		}
	}
	return val
}

// bounded applies an upper bound.
func (e *evaluator) bounded(f *frame, v ssa.Value, val value, mine, theirs root, r relation, fc fact, bound value) value {
	top := boundFor(v, r.x, bound.span.hi, theirs, mine)
	if r.op == token.LSS && isWhole(v.Type()) && same(r.x, v) && top < 1e6 {
		top = math.Ceil(top) - 1 // of a count; a nanosecond is nothing to a delay
	}
	if math.IsNaN(top) {
		top = inf
	}
	if !val.symbols() {
		val.span = val.span.meet(span{-inf, top})
	}
	if bound.span.isExact() && top >= endless && isWhole(v.Type()) && same(r.x, v) {
		return val // the largest integer is no ceiling
	}
	leaves := e.leaves(fc)
	why := Evidence{Pos: r.pos(fc), Note: "bounded by a test"}
	capped := false
	val = val.mapTerms(func(d driver, t term) term {
		if t.capped && !isSymbol(d) || growsWith(bound, d) {
			return t
		}
		if leaves && !multiplies(d, t, mine, theirs) {
			if isSymbol(d) && theirs.affine {
				t.left, t.why, t.limit = true, why, top
			}
			return t // leaving on a counter bounds the attempts, not the delay
		}
		capped = capped || t.class == Geometric
		if t.capped {
			t.limit = math.Min(t.limit, top)
			return t
		}
		t.capped, t.why, t.limit = true, why, top
		return t
	})
	if capped && val.wrap == mayWrap {
		switch {
		case leaves || !same(r.x, v) && !throughOf(r.x, v) && e.use(f, r.x, fc.from).wrap == noWrap:
			val.wrap = noWrap // later values never exist, or the bound is on what goes in
		default:
			val.wrap = defeated
		}
	}
	return val
}

// boundFor turns a bound on x into one on v; NaN when it cannot be told.
func boundFor(v, x ssa.Value, bound float64, theirs, mine root) float64 {
	if same(x, v) {
		return bound
	}
	return carry(bound, theirs, mine)
}

// endless is a bound that no delay reaches: half of the largest int64.
const endless = 1 << 62

// growsWith reports whether a bound rises as the attempts go on, so that it bounds nothing. What a caller passes stays.
func growsWith(bound value, d driver) bool {
	for o, t := range bound.terms {
		if _, param := o.(*ssa.Parameter); param && o != d {
			continue
		}
		if !t.falls && (isSymbol(o) || t.class != Fixed && !t.capped) {
			return true
		}
	}
	return false
}

// multiplies reports whether the compared value grows by multiplication with d, so that leaving on it ends the growth.
func multiplies(d driver, t term, mine, theirs root) bool {
	if isSymbol(d) {
		return t.coef != exact(1) || !theirs.affine
	}
	if !theirs.affine {
		return true // a bound on 2^k bounds k
	}
	return t.class == Geometric && mine.affine
}

func (r relation) pos(fc fact) token.Pos {
	if fc.cond.Pos().IsValid() {
		return fc.cond.Pos()
	}
	return r.x.Pos()
}

// leaves reports whether the other edge of a test ends the attempts: it leaves the loop, or returns a failure.
func (e *evaluator) leaves(fc fact) bool {
	if l := e.p.nest(fc.from.Parent()).At(fc.from); l != nil {
		return !l.Contains(fc.other)
	}
	b := fc.other
	for range 8 {
		if len(b.Preds) > 1 {
			return false // both sides go on from here
		}
		if len(b.Succs) != 1 {
			break
		}
		b = b.Succs[0]
	}
	if len(b.Instrs) == 0 {
		return false
	}
	switch last := b.Instrs[len(b.Instrs)-1].(type) {
	case *ssa.Panic:
		return true
	case *ssa.Return:
		return fails(last)
	}
	return false
}

// fails reports whether a return gives up: it answers with nothing, a bool or an error, instead of a number alone.
func fails(ret *ssa.Return) bool {
	number := false
	for _, r := range ret.Results {
		switch t := r.Type().Underlying().(type) {
		case *types.Basic:
			if t.Info()&types.IsBoolean != 0 {
				return true
			}
			number = number || t.Info()&types.IsNumeric != 0
		case *types.Interface:
			if c, ok := r.(*ssa.Const); !ok || !c.IsNil() {
				return true
			}
		}
	}
	return !number
}

// optional counts a ceiling that applies when an option is set: on the edge where `top > 0` is false v has no bound,
// but top is what v is compared with elsewhere.
func (e *evaluator) optional(f *frame, v ssa.Value, val value, mine root, fc fact) value {
	cmp, ok := fc.cond.(*ssa.BinOp)
	if !ok || val.wrap != noWrap && val.fixed() {
		return val
	}
	option, ok := comparedWithZero(cmp)
	if !ok {
		return val
	}
	rel := e.p.clampBy(v.Parent(), mine, option)
	if rel == nil || e.settingOff(f, option) {
		return val
	}
	return val.mapTerms(func(d driver, t term) term {
		if !t.capped && (t.class == Geometric || isSymbol(d)) {
			t.capped, t.limit, t.why = true, inf, Evidence{Pos: rel.Pos(), Note: "clamped when the option is set"}
		}
		return t
	})
}

// comparedWithZero returns what a test compares with the constant zero.
func comparedWithZero(cmp *ssa.BinOp) (ssa.Value, bool) {
	if isZero(cmp.Y) {
		return cmp.X, true
	}
	if isZero(cmp.X) {
		return cmp.Y, true
	}
	return nil, false
}

func isZero(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && (c.Value.Kind() == constant.Int || c.Value.Kind() == constant.Float) && constant.Sign(c.Value) == 0
}

// clampBy finds the comparison of what rises with mine against the option, anywhere in the function.
func (p *program) clampBy(fn *ssa.Function, mine root, option ssa.Value) ssa.Instruction {
	opt := rootOf(option)
	if fn == nil || sameValue(opt.v, mine.v, 0) {
		return nil
	}
	for _, o := range p.orderings(fn) {
		if sameValue(o.x, mine.v, 0) && sameValue(o.y, opt.v, 0) || sameValue(o.y, mine.v, 0) && sameValue(o.x, opt.v, 0) {
			return o.instr
		}
	}
	return nil
}

// ordering is an instruction that compares two values, by their roots.
type ordering struct {
	instr ssa.Instruction
	x, y  ssa.Value
}

// orderings lists the comparisons of a function.
func (p *program) orderings(fn *ssa.Function) []ordering {
	if found, ok := p.ordered[fn]; ok {
		return found
	}
	var found []ordering
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			x, y := compared(instr)
			if x != nil && isNumber(x.Type()) {
				found = append(found, ordering{instr, rootOf(x).v, rootOf(y).v})
			}
		}
	}
	p.ordered[fn] = found
	return found
}

// compared returns the two values that an instruction orders: a comparison, or a minimum.
func compared(instr ssa.Instruction) (x, y ssa.Value) {
	switch instr := instr.(type) {
	case *ssa.BinOp:
		if mirrored[instr.Op] != token.ILLEGAL && instr.Op != token.EQL && instr.Op != token.NEQ {
			return instr.X, instr.Y
		}
	case *ssa.Call:
		b, builtin := instr.Call.Value.(*ssa.Builtin)
		if builtin && b.Name() == "min" && len(instr.Call.Args) == 2 || knowledge.RoleOf(calleeObject(&instr.Call)) == knowledge.Smaller {
			return instr.Call.Args[0], instr.Call.Args[1]
		}
	}
	return nil, nil
}
