package schedule

// This file finds where a goroutine blocks for an alarm: a receive, a blocking select with such a case, a call of a
// helper that does one of these with what it is handed. A select with a default looks and goes on, and a drain
// (`if !t.Stop() { <-t.C }`) takes a time that is already there: neither blocks.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// receipt is a place where the goroutine blocks for an alarm.
type receipt struct {
	instr ssa.Instruction // *ssa.UnOp, *ssa.Select, or the *ssa.Call of a helper
	state int             // the case of a select; -1
	pos   token.Pos
	alarm alarm
}

// receive notes what instr blocks on.
func (u *timeUse) receive(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case *ssa.UnOp:
		if instr.Op != token.ARROW || !knowledge.IsTimeChan(instr.X.Type()) {
			return
		}
		r := &receipt{instr: instr, state: -1, pos: instr.Pos(), alarm: u.p.alarmOf(instr.X)}
		if !u.drains(r) {
			u.receipts = append(u.receipts, r)
		}
	case *ssa.Select:
		if !instr.Blocking {
			return // looks, and goes on
		}
		for i, st := range instr.States {
			if st.Dir == types.RecvOnly && knowledge.IsTimeChan(st.Chan.Type()) {
				u.receipts = append(u.receipts, &receipt{instr: instr, state: i, pos: st.Pos, alarm: u.p.alarmOf(st.Chan)})
			}
		}
	}
}

// drains reports whether a receive stands where Stop or Reset of the same timer has answered that it had fired.
func (u *timeUse) drains(r *receipt) bool {
	for _, f := range u.p.factsAt(r.instr.Block()) {
		c, ok := f.cond.(*ssa.Call)
		if !ok || f.holds {
			continue
		}
		row, ok := u.p.timeCall(&c.Call)
		if ok && (row.Role == knowledge.StopTimer || row.Role == knowledge.ResetTimer) && u.p.alarmOf(receiverOf(&c.Call)).meets(r.alarm) {
			return true
		}
	}
	return false
}

// blocksOn reports whether fn blocks on the alarm that its parameter i brings, itself or through a helper.
func (p *program) blocksOn(fn *ssa.Function, i, depth int) bool {
	if i >= len(fn.Params) || depth > maxHelpers {
		return false
	}
	u := &timeUse{p: p}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			u.receive(instr)
			c, ok := instr.(*ssa.Call)
			if !ok {
				continue
			}
			callee := c.Call.StaticCallee()
			if callee == nil || callee == fn || len(callee.Blocks) == 0 {
				continue
			}
			for j, arg := range c.Call.Args {
				if p.isAlarm(arg.Type()) && p.alarmOf(arg).marks[fn.Params[i]] && p.blocksOn(callee, j, depth+1) {
					return true
				}
			}
		}
	}
	for _, r := range u.receipts {
		if r.alarm.marks[fn.Params[i]] {
			return true
		}
	}
	return false
}

// next is the nearest receipt that control reaches from the arm before its alarm is armed again or stopped.
func (u *timeUse) next(a *arm) (found *receipt) {
	follow(a.call, func(instr ssa.Instruction) bool {
		if found != nil || u.touches(instr, a.alarm) {
			return false
		}
		for _, r := range u.receipts {
			if r.instr == instr && r.alarm.meets(a.alarm) {
				found = r
				return false
			}
		}
		return true
	})
	return found
}

// oneShot reports whether a ticker serves as a timer: no second receive without arming it again.
func (u *timeUse) oneShot(a *arm, r *receipt) bool {
	again := false
	follow(r.instr, func(instr ssa.Instruction) bool {
		if u.touches(instr, a.alarm) {
			return false
		}
		again = again || instr == r.instr
		return !again
	})
	return !again
}

// touches reports whether instr arms or stops the alarm.
func (u *timeUse) touches(instr ssa.Instruction, al alarm) bool {
	c, ok := instr.(*ssa.Call)
	if !ok {
		return false
	}
	for _, list := range [2][]*arm{u.arms, u.stops} {
		for _, a := range list {
			if a.call == c && a.alarm.meets(al) {
				return true
			}
		}
	}
	return false
}

// follow visits what control can reach from an instruction, nearest blocks first, each block once more than it stands
// in; visit answers whether to go on along this path.
func follow(from ssa.Instruction, visit func(ssa.Instruction) bool) {
	start := from.Block()
	at := 0
	for i, instr := range start.Instrs {
		if instr == from {
			at = i + 1
		}
	}
	seen := map[*ssa.BasicBlock]bool{}
	var queue []*ssa.BasicBlock
	run := func(b *ssa.BasicBlock, at int) {
		for _, instr := range b.Instrs[at:] {
			if !visit(instr) {
				return
			}
		}
		for _, s := range b.Succs {
			if !seen[s] {
				seen[s] = true
				queue = append(queue, s)
			}
		}
	}
	run(start, at)
	for len(queue) > 0 {
		b := queue[0]
		queue = queue[1:]
		run(b, 0)
	}
}
