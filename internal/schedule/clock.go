package schedule

// This file decides what is measured with the clock: a number or a time that code reads, a helper's answer, a flag that a
// timer sets; and where it says that little time has passed. It decides too where a count ends a loop only after the clock
// has had its say.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// readsClock reports whether a number or a time is measured with the clock, by a helper too.
func (p *program) readsClock(v ssa.Value) bool { return p.measured(v, 0) }

func (p *program) measured(v ssa.Value, depth int) bool {
	w := sourceWalk{p: p, seen: map[any]bool{}}
	w.walk(v)
	return slices.ContainsFunc(slices.Concat(w.calls, w.computed), func(c *ssa.Call) bool { return p.tellsTime(c, depth) })
}

// tellsTime reports whether a call answers the time, or how far a time lies off, in whatever unit.
func (p *program) tellsTime(c *ssa.Call, depth int) bool {
	switch p.rows.RoleOf(ssaread.Callee(&c.Call)) {
	case knowledge.Clock, knowledge.ClockPart, knowledge.ClockShift:
		return true
	case knowledge.ClockCompare:
		return isNumber(c.Type())
	}
	if measures(c.Call.Signature()) {
		return true
	}
	if depth >= maxHelpers {
		return false
	}
	if d := receiverOf(&c.Call); d != nil && knowledge.IsDuration(d.Type()) {
		return p.measured(d, depth+1)
	}
	return p.measuredIn(c, depth+1)
}

// measuredIn reports whether a helper answers with what it measures. What it makes of an answer, such as of the time at
// which a server wants to be asked again, is no time that is left.
func (p *program) measuredIn(c *ssa.Call, depth int) bool {
	callee := c.Call.StaticCallee()
	if callee == nil || len(callee.Blocks) == 0 || !isNumber(c.Type()) || slices.ContainsFunc(c.Call.Args, isAnswer) {
		return false
	}
	return slices.ContainsFunc(p.resultsOf(callee), func(v ssa.Value) bool { return p.measured(v, depth) })
}

// isAnswer reports whether v is what a call answered, or a part of that.
func isAnswer(v ssa.Value) bool {
	switch wholeOf(v).(type) {
	case *ssa.Call, *ssa.Extract:
		return true
	}
	return false
}

// wholeOf is what v is a field of, however deep.
func wholeOf(v ssa.Value) ssa.Value {
	for {
		switch part := v.(type) {
		case *ssa.UnOp:
			field, ok := part.X.(*ssa.FieldAddr)
			if part.Op != token.MUL || !ok {
				return v
			}
			v = field
		case *ssa.FieldAddr:
			v = part.X
		case *ssa.Field:
			v = part.X
		default:
			return v
		}
	}
}

// recent is the time from which little has passed, or to which much is left, where a comparison with the clock has that
// answer; nil where it says that a time is over, or something else.
func (p *program) recent(c *ssa.BinOp, holds bool) ssa.Value {
	for _, r := range (fact{holds: holds}).as(c).rels {
		call, ok := r.root.v.(*ssa.Call)
		if !ok || r.root.down() {
			continue
		}
		row, _ := p.rows.Lookup(ssaread.Callee(&call.Call))
		if row.Name == "time.Since" && r.boundsAbove() || row.Name == "time.Until" && r.boundsBelow() {
			return call.Call.Args[row.Arg]
		}
	}
	return nil
}

// measures reports whether a function tells how far a time lies off, as Since and Until of any clock do.
func measures(sig *types.Signature) bool {
	return sig.Params().Len() == 1 && knowledge.IsTime(sig.Params().At(0).Type()) &&
		sig.Results().Len() == 1 && knowledge.IsDuration(sig.Results().At(0).Type())
}

// timeLeft is Deadline where a block comes to its test only when a clock, or a context, has had its say at once before it:
// `for time.Now().Before(end) || tries < 2` goes on by the clock.
func (p *program) timeLeft(l *Loop, b *ssa.BasicBlock) ExitKind {
	for _, f := range p.factsAt(b) {
		if !l.Contains(f.from) || !l.Contains(f.other) || !p.looksOnly(f.from, b) {
			continue
		}
		if p.exitKind(l, f.from, f.cond, f.holds)&Deadline != 0 {
			return Deadline
		}
	}
	return 0
}

// looksOnly reports whether nothing is done on the way from a test to another one in b.
func (p *program) looksOnly(test, b *ssa.BasicBlock) bool {
	for ; b != nil && b != test; b = b.Idom() {
		if slices.ContainsFunc(b.Instrs, func(instr ssa.Instruction) bool {
			callee, aside := p.aside(instr)
			return !aside || callee != nil && !p.leaf(callee)
		}) {
			return false
		}
	}
	return b != nil
}

// readsAlarm reports whether a condition reads a flag that a timer sets.
func (p *program) readsAlarm(l *Loop, cond ssa.Value) bool {
	if load, ok := cond.(*ssa.UnOp); ok && load.Op == token.MUL {
		return p.alarmSets(l, p.placeOf(load.X))
	}
	return slices.ContainsFunc(p.sources(cond), func(c *ssa.Call) bool {
		return p.rows.RoleOf(ssaread.Callee(&c.Call)) == knowledge.AtomicLoad && p.alarmSets(l, p.placeOf(c.Call.Args[0]))
	})
}

// alarmSets reports whether a place is set when a time is over that began before l: by what a timer runs, or by a
// goroutine behind its wait.
func (p *program) alarmSets(l *Loop, at place) bool {
	return slices.ContainsFunc(p.storesTo(at), func(s store) bool {
		setter := s.instr.Parent()
		return slices.ContainsFunc(p.handings[setter], func(h handedFunc) bool {
			row, _ := p.timeCall(&h.call.Call)
			return row.Role == knowledge.AfterFunc && !l.Contains(h.call.Block())
		}) || p.startedBefore(l, setter) && p.waitsFor(s.instr)
	})
}

// waitsFor reports whether a function waits, itself or by a helper, before it comes to an instruction.
func (p *program) waitsFor(instr ssa.Instruction) bool {
	found := slices.ContainsFunc(p.waitsOf(instr.Parent()), func(w *Wait) bool { return w.Instr.Block().Dominates(instr.Block()) })
	for b := instr.Block(); b != nil && !found; b = b.Idom() {
		found = slices.ContainsFunc(b.Instrs, func(before ssa.Instruction) bool {
			helper, _ := p.aside(before)
			return helper != nil && len(p.waitsOf(helper)) > 0
		})
	}
	return found
}

// startedBefore reports whether a closure runs as a goroutine that is started outside l.
func (p *program) startedBefore(l *Loop, fn *ssa.Function) bool {
	made := p.closure[fn]
	return made != nil && slices.ContainsFunc(*made.Referrers(), func(ref ssa.Instruction) bool {
		start, ok := ref.(*ssa.Go)
		return ok && !l.Contains(start.Block())
	})
}
