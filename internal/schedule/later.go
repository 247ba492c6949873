package schedule

// This file evaluates a delay that is told as a time: what a function that answers when to try again adds to the time
// that it starts from, and how far ahead the time lies that is waited for. The time that it starts from is taken for one
// that all clients that failed together have, unless code that is not followed gives it, which may draw.

import (
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// timeResult is the position of the result that is a time, of a function that answers nothing else but errors; -1 when
// there is none.
func timeResult(fn *ssa.Function) int {
	at := -1
	res := fn.Signature.Results()
	for i := range res.Len() {
		switch t := res.At(i).Type(); {
		case knowledge.IsTime(t) && at < 0:
			at = i
		case !knowledge.IsError(t):
			return -1
		}
	}
	return at
}

// laterResult merges how far result i of a function lies behind the times that it starts from.
func (e *evaluator) laterResult(f *frame, i int) value {
	var paths []path
	for _, ret := range ssaread.Returns(f.fn) {
		if i < len(ret.Results) {
			paths = append(paths, path{e.later(f, ret.Results[i], 0), e.p.factsAt(ret.Block())})
		}
	}
	if len(paths) == 0 {
		return unknownValue()
	}
	return merged(paths, nil)
}

// later is how far a time lies behind the one that it was made of.
func (e *evaluator) later(f *frame, v ssa.Value, depth int) value {
	if e.steps++; depth > maxFrames || e.exhausted() {
		return unknownValue()
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		return e.keptTime(f, v, depth)
	case *ssa.Const, *ssa.Parameter, *ssa.FreeVar, *ssa.Field:
		return number(zero)
	case *ssa.Phi:
		var paths []path
		for i, edge := range v.Edges {
			paths = append(paths, path{e.later(f, edge, depth+1), e.p.factsAt(v.Block().Preds[i])})
		}
		return merged(paths, nil)
	case *ssa.Call:
		row, _ := knowledge.Lookup(ssaread.Callee(&v.Call))
		recv, args := operands(&v.Call)
		switch {
		case row.Role == knowledge.Clock:
			return number(zero)
		case recv == nil || !knowledge.IsTime(recv.Type()) || !knowledge.IsTime(v.Type()):
		case row.Role == knowledge.ClockShift && knowledge.IsDuration(args[0].Type()) && row.Name == "(time.Time).Add":
			return sumOf(e.later(f, recv, depth+1), e.use(f, args[0], v.Block()), false)
		default:
			return e.later(f, recv, depth+1) // the same time, otherwise told
		}
	}
	return unknownValue()
}

// keptTime is how far a time in memory lies behind the ones that it is made of, when that grows: else it is one like any.
func (e *evaluator) keptTime(f *frame, v *ssa.UnOp, depth int) value {
	at := e.p.placeOf(v.X)
	stores := e.p.storesTo(at)
	if at.of == nil || len(stores) > maxStores {
		return number(zero)
	}
	var paths []path
	for _, s := range stores {
		if in := e.storeFrame(f, s); in != nil && knowledge.IsTime(s.val.Type()) {
			paths = append(paths, path{e.later(in, s.val, depth+1), e.p.factsAt(s.instr.Block())})
		}
	}
	if out := merged(paths, nil); out.class() == Geometric {
		return out
	}
	return number(zero)
}

// ahead is a reading of the clock: of how far off a time is, which grows when it was made by adding what grows.
func (e *evaluator) ahead(f *frame, c *ssa.Call, row knowledge.Func) value {
	out := value{span: anyNum}
	if row.Name == "time.Until" || row.Name == "(time.Time).Sub" && e.p.isNow(c.Call.Args[1]) {
		if off := e.later(f, c.Call.Args[0], 0); off.class() == Geometric {
			out = off
		}
	}
	out.clock = true
	return out
}

func (p *program) isNow(v ssa.Value) bool {
	c, ok := v.(*ssa.Call)
	return ok && p.rows.RoleOf(ssaread.Callee(&c.Call)) == knowledge.Clock
}
