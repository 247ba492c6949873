package schedule

// This file reads lists whose length counts the attempts: the errors that are gathered, one on each turn, and a table of
// delays that is cut from the front, whose first entry is the next one on each turn. Other lists hold things: how many
// are left, or were found, counts no attempts.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// longer is how many entries v has more than list, which it is made of by appends and cuts.
func longer(v ssa.Value, list *ssa.Phi) (by float64, ok bool) {
	for range 8 {
		if v == list {
			return by, true
		}
		from, n, ok := lengthened(v)
		if !ok {
			return 0, false
		}
		v, by = from, by+n
	}
	return 0, false
}

// lengthened is the list that v is made of by one append or cut, and what that adds to its length.
func lengthened(v ssa.Value) (from ssa.Value, by float64, ok bool) {
	switch v := v.(type) {
	case *ssa.Slice:
		if low, isConst := constNumber(v.Low); isConst && v.High == nil {
			return v.X, -low, true
		}
	case *ssa.Call:
		if builtinName(v) != "append" {
			return nil, 0, false
		}
		if more, ok := v.Call.Args[1].(*ssa.Slice); ok && more.Low == nil && more.High == nil {
			if array, ok := ssaread.Deref(more.X.Type()).Underlying().(*types.Array); ok {
				return v.Call.Args[0], float64(array.Len()), true
			}
		}
	}
	return nil, 0, false
}

// countingList is the list in the head of a loop that v is made of, when its length counts the attempts.
func (p *program) countingList(v ssa.Value) (list *ssa.Phi, l *Loop) {
	slice, ok := v.Type().Underlying().(*types.Slice)
	if !ok || !isErrorType(slice.Elem()) && !knowledge.IsDuration(slice.Elem()) {
		return nil, nil
	}
	for range 8 {
		if list, ok = v.(*ssa.Phi); ok {
			break
		}
		if v, _, ok = lengthened(v); !ok {
			return nil, nil
		}
	}
	if list == nil {
		return nil, nil
	}
	if l = p.nest(list.Parent()).head[list.Block()]; l == nil {
		return nil, nil
	}
	if step, ok := listStep(l, list); !ok || (step > 0) != isErrorType(slice.Elem()) {
		return nil, nil
	}
	return list, l
}

// listStep is what each turn of l adds to the length of a list; not ok where turns differ, or none changes it.
func listStep(l *Loop, list *ssa.Phi) (step float64, ok bool) {
	for i, pred := range list.Block().Preds {
		if !l.Contains(pred) {
			continue
		}
		by, made := longer(list.Edges[i], list)
		if !made || by == 0 || ok && by != step {
			return 0, false
		}
		step, ok = by, true
	}
	return step, ok
}

// lengthOf is the length of a list that counts the attempts.
func (e *evaluator) lengthOf(f *frame, v ssa.Value) (value, bool) {
	f, v = f.handed(v)
	list, l := e.p.countingList(v)
	if list == nil {
		return value{}, false
	}
	start := number(none)
	for i, pred := range list.Block().Preds {
		if !l.Contains(pred) {
			start = join(start, e.length(f, list.Edges[i]))
		}
	}
	step, _ := listStep(l, list)
	more, _ := longer(v, list)
	return e.stepping(f, l, list, start.span.add(exact(more)), step), true
}

// stepping is what starts somewhere and moves by the same on each turn.
func (e *evaluator) stepping(f *frame, l *Loop, list *ssa.Phi, start span, step float64) value {
	turns := e.turns(f, l)
	return value{
		span:  start.hull(start.add(exact(step).mul(span{0, turns}))),
		terms: map[driver]term{l: {class: Linear, coef: exact(step), limit: inf, turns: turns, pos: list.Pos(), falls: step < 0}},
	}
}

// cutTable is a table of which each turn cuts entries from the front, as a whole, and how many are gone.
func (e *evaluator) cutTable(f *frame, v ssa.Value) (whole table, gone value, ok bool) {
	f, v = f.handed(v)
	list, l := e.p.countingList(v)
	if list == nil {
		return table{}, value{}, false
	}
	step, _ := listStep(l, list)
	more, _ := longer(v, list)
	for i, pred := range list.Block().Preds {
		if l.Contains(pred) || step > 0 {
			continue
		}
		if whole, ok = e.table(f, list.Edges[i]); ok {
			return whole, e.stepping(f, l, list, exact(-more), -step), true
		}
	}
	return table{}, value{}, false
}

// listCounter is the length of a list as a counter of l.
func (e *evaluator) listCounter(f *frame, l *Loop, call *ssa.Call) (start, step float64, ok bool) {
	if builtinName(call) != "len" {
		return 0, 0, false
	}
	v := call.Call.Args[0]
	list, at := e.p.countingList(v)
	if list == nil || at != l {
		return 0, 0, false
	}
	step, _ = listStep(l, list)
	start, _ = longer(v, list)
	for i, pred := range list.Block().Preds {
		if l.Contains(pred) {
			continue
		}
		n := e.length(f, list.Edges[i])
		if !n.isConst() || ok {
			return 0, 0, false
		}
		start, ok = start+n.span.lo, true
	}
	return start, step, ok
}
