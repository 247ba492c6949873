package schedule

// This file counts a ceiling that applies only when an option is set: on the edge where it is not set, and where that
// edge meets the others behind the clamp.

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

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
	theirs, ends := e.endsBeyond(rel, mine, fc)
	return val.mapTerms(func(d driver, t term) term {
		if ends && !multiplies(d, t, mine, theirs) {
			return t // leaving on a counter bounds the attempts, not the delay
		}
		if !t.capped && (t.class == Geometric || isSymbol(d)) {
			t.capped, t.limit, t.why = true, inf, Evidence{Pos: rel.Pos(), Note: "clamped when the option is set"}
		}
		return t
	})
}

// endsBeyond reports whether the attempts end where what a comparison bounds passes the bound, and what that is. fc is the
// test of the option beside it. Both may stand in a helper that is asked whether to go on.
func (e *evaluator) endsBeyond(cmp ssa.Instruction, mine root, fc fact) (bounded root, ends bool) {
	x, y := compared(cmp, 0)
	if bounded = rootOf(x); !sameValue(bounded.v, mine.v, 0) {
		bounded = rootOf(y)
	}
	return bounded, fc.asks != nil && e.leaves(fc) || e.endsOn(cmp, bounded)
}

// endsOn reports whether a comparison ends the attempts where what it bounds passes the bound, or the answer of the helper
// that makes it does.
func (e *evaluator) endsOn(cmp ssa.Instruction, bounded root) bool {
	_, asked := cmp.(*ssa.Call)
	above := func(r relation) bool { return r.boundsAbove() && sameValue(r.root.v, bounded.v, 0) }
	ends := func(fc fact) bool {
		test, _ := fc.cond.(ssa.Instruction)
		return test == cmp && (asked || slices.ContainsFunc(fc.rels, above)) && e.leaves(fc)
	}
	for _, b := range cmp.Parent().Blocks {
		for _, to := range b.Succs {
			for _, w := range ways(b, to) {
				if slices.ContainsFunc(w.facts, ends) {
					return true
				}
			}
		}
	}
	return false
}

// passed sees v behind `if top > 0 && v > top { return top }` as a merge of the two ways past the clamp: no single test
// holds where they meet, but v is bounded whenever the option is set.
func (e *evaluator) passed(f *frame, v ssa.Value, val value, b *ssa.BasicBlock) value {
	if val.class() != Geometric && !val.symbols() {
		return val
	}
	for _, join := range e.p.clampsPassed(b) {
		var paths []path
		for _, pred := range join.Preds {
			for _, facts := range e.p.factsInto(pred, join) {
				if !e.excluded(f, facts) {
					paths = append(paths, path{e.refine(f, v, val, facts), facts})
				}
			}
		}
		if len(paths) > 0 {
			val = merged(paths, e.p.factsAt(join))
		}
	}
	return val
}

// clampsPassed lists, nearest first, the blocks before b, and b, where the ways past an optional clamp meet.
func (p *program) clampsPassed(b *ssa.BasicBlock) []*ssa.BasicBlock {
	if b == nil {
		return nil
	}
	if joins, ok := p.clamps[b]; ok {
		return joins
	}
	var joins []*ssa.BasicBlock
	if len(b.Preds) > 1 && p.nest(b.Parent()).head[b] == nil && p.unsetOrBounded(b) {
		joins = append(joins, b)
	}
	joins = append(joins, p.clampsPassed(b.Idom())...)
	p.clamps[b] = joins[:min(len(joins), maxClamps)]
	return p.clamps[b]
}

// maxClamps is how many optional clamps one value passes.
const maxClamps = 4

// unsetOrBounded reports whether an option is not set on one way into b, while every other way has something bounded
// by it.
func (p *program) unsetOrBounded(b *ssa.BasicBlock) bool {
	for _, pred := range b.Preds {
		for _, fc := range edgeFacts(pred, b) {
			cmp, ok := fc.cond.(*ssa.BinOp)
			if !ok {
				continue
			}
			if option, ok := comparedWithZero(cmp); ok && p.boundedBesides(b, pred, rootOf(option).v) {
				return true
			}
		}
	}
	return false
}

func (p *program) boundedBesides(b, skip *ssa.BasicBlock, option ssa.Value) bool {
	for _, pred := range b.Preds {
		bounded := func(fc fact) bool { return fc.atMost(option) }
		unbounded := func(facts []fact) bool { return !slices.ContainsFunc(facts, bounded) }
		if pred != skip && slices.ContainsFunc(p.factsInto(pred, b), unbounded) {
			return false
		}
	}
	return true
}

// atMost reports whether a fact bounds something by a value.
func (fc fact) atMost(bound ssa.Value) bool {
	return slices.ContainsFunc(fc.rels, func(r relation) bool {
		return r.boundsAbove() && sameValue(rootOf(r.y).v, bound, 0)
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

// orderings lists the comparisons of a function, but for those with a constant, which is no option.
func (p *program) orderings(fn *ssa.Function) []ordering {
	if found, ok := p.ordered[fn]; ok {
		return found
	}
	var found []ordering
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			x, y := compared(instr, 0)
			if x != nil && isNumber(x.Type()) && !isConst(x) && !isConst(y) {
				found = append(found, ordering{instr, rootOf(x).v, rootOf(y).v})
			}
		}
	}
	p.ordered[fn] = found
	return found
}

// compared returns the two values that an instruction orders: a comparison, or a minimum.
func compared(instr ssa.Instruction, depth int) (x, y ssa.Value) {
	switch instr := instr.(type) {
	case *ssa.BinOp:
		if mirrored[instr.Op] != token.ILLEGAL && instr.Op != token.EQL && instr.Op != token.NEQ {
			return instr.X, instr.Y
		}
	case *ssa.Call:
		if x, y := comparedInside(instr, depth+1); x != nil {
			return x, y
		}
		b, builtin := instr.Call.Value.(*ssa.Builtin)
		if builtin && b.Name() == "min" && len(instr.Call.Args) == 2 || knowledge.RoleOf(ssaread.Callee(&instr.Call)) == knowledge.Smaller {
			return instr.Call.Args[0], instr.Call.Args[1]
		}
	}
	return nil, nil
}

// comparedInside returns the two arguments that a helper of the package orders, such as a clamp.
func comparedInside(call *ssa.Call, depth int) (x, y ssa.Value) {
	callee := call.Call.StaticCallee()
	if callee == nil || depth > maxHelpers || len(callee.Params) < 2 || len(callee.Params) != len(call.Call.Args) {
		return nil, nil
	}
	for _, b := range callee.Blocks {
		for _, instr := range b.Instrs {
			a, b := compared(instr, depth)
			if a == nil {
				continue
			}
			i, j := slices.IndexFunc(callee.Params, isValue(a)), slices.IndexFunc(callee.Params, isValue(b))
			if i >= 0 && j >= 0 {
				return call.Call.Args[i], call.Call.Args[j]
			}
		}
	}
	return nil, nil
}

func isValue(v ssa.Value) func(*ssa.Parameter) bool {
	return func(p *ssa.Parameter) bool { return p == v }
}
