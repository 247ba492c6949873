package schedule

// This file finds the primitive waits of one function: it pairs each call that sets a delay (an arm) with the receive
// that the goroutine then blocks on. The receive is the first one of the same alarm that control can reach from the
// arm, before the alarm is armed again or stopped; a timer that is re-armed at the end of a turn reaches the receive at
// the head of the next over the back edge.
//
// Approximations: of several receives behind one arm only the nearest counts. A receive whose timer is armed in
// another function is a wait without a delay, whose Instr is the receive.

import (
	"cmp"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// arm is a call that sets the delay of an alarm.
type arm struct {
	call  *ssa.Call
	role  knowledge.Role
	delay ssa.Value // nil where a helper computes it
	alarm alarm
}

// timeUse is all that one function does with time.
type timeUse struct {
	p        *program
	waits    []*Wait
	arms     []*arm
	stops    []*arm // Stop: no delay, but it ends one
	receipts []*receipt
}

// waitsOf lists the primitive waits of fn in source order: those that it writes itself, not those of its callees. A
// sleep that is started with go blocks nobody here, and one that is deferred waits for nothing that follows.
func (p *program) waitsOf(fn *ssa.Function) []*Wait {
	waits, known := p.waits[fn]
	if !known {
		waits = p.findWaits(fn)
		p.waits[fn] = waits
	}
	return waits
}

func (p *program) findWaits(fn *ssa.Function) []*Wait {
	u := &timeUse{p: p}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if call, ok := instr.(*ssa.Call); ok {
				u.call(call)
			}
			u.receive(instr)
			u.requeue(instr)
		}
	}
	met := map[*receipt]bool{}
	for _, a := range u.arms {
		if w := u.pair(a, met); w != nil {
			u.waits = append(u.waits, w)
		}
	}
	for _, r := range u.receipts {
		if w := u.orphan(r); w != nil && !met[r] {
			u.waits = append(u.waits, w)
		}
	}
	slices.SortStableFunc(u.waits, func(a, b *Wait) int { return cmp.Compare(a.Pos, b.Pos) })
	return u.waits
}

// call sorts a call into what it does.
func (u *timeUse) call(c *ssa.Call) {
	row, ok := u.p.timeCall(&c.Call)
	if !ok {
		u.helper(c)
		return
	}
	delay := argument(&c.Call, row.Arg)
	switch row.Role {
	case knowledge.SleepFor:
		u.waits = append(u.waits, &Wait{Kind: Blocking, Instr: c, Delay: delay, Recv: c, Pos: c.Pos(), Block: c.Pos()})
	case knowledge.AfterFunc, knowledge.Requeue:
		u.waits = append(u.waits, &Wait{Kind: Scheduled, Instr: c, Delay: delay, Pos: c.Pos()})
	case knowledge.After, knowledge.NewTimer, knowledge.NewTicker, knowledge.Tick:
		u.arms = append(u.arms, &arm{c, row.Role, delay, alarm{marks: map[any]bool{c: true}}})
	case knowledge.ResetTimer, knowledge.ResetTicker:
		u.arms = append(u.arms, &arm{c, row.Role, delay, u.p.alarmOf(receiverOf(&c.Call))})
	case knowledge.StopTimer, knowledge.StopTicker:
		u.stops = append(u.stops, &arm{call: c, role: row.Role, alarm: u.p.alarmOf(receiverOf(&c.Call))})
	}
}

// helper looks at a call of a function of the package: it may make an alarm, or block on one that it is handed.
func (u *timeUse) helper(c *ssa.Call) {
	callee := c.Call.StaticCallee()
	if callee == nil || len(callee.Blocks) == 0 {
		return
	}
	if made := u.p.makes(callee, 0); made != nil {
		a := &arm{call: c, role: made.role, alarm: alarm{marks: map[any]bool{c: true}}}
		if param, ok := made.delay.(*ssa.Parameter); ok && paramIndex(callee, param) < len(c.Call.Args) {
			a.delay = c.Call.Args[paramIndex(callee, param)]
		}
		u.arms = append(u.arms, a)
	}
	for i, arg := range c.Call.Args {
		if u.p.isAlarm(arg.Type()) && u.p.blocksOn(callee, i, 0) {
			u.receipts = append(u.receipts, &receipt{instr: c, state: -1, pos: c.Pos(), alarm: u.p.alarmOf(arg)})
		}
	}
}

// makes returns the arm whose alarm fn returns, in terms of fn, or nil.
func (p *program) makes(fn *ssa.Function, depth int) *arm {
	results := fn.Signature.Results()
	gives := false
	for v := range results.Variables() {
		gives = gives || p.isAlarm(v.Type())
	}
	if !gives || depth > maxHelpers {
		return nil
	}
	var first *arm
	for _, ret := range ssaread.Returns(fn) {
		for _, r := range ret.Results {
			if !p.isAlarm(r.Type()) {
				continue
			}
			for m := range p.alarmOf(r).marks {
				c, ok := m.(*ssa.Call)
				if !ok || c.Parent() != fn || first != nil && c == first.call {
					continue
				}
				first = either(first, p.madeBy(c, depth))
			}
		}
	}
	return first
}

// either joins two makers of one alarm: the first in the source stands for both, and the delay is known when it is one.
func either(a, b *arm) *arm {
	if a == nil || b == nil {
		return cmp.Or(a, b)
	}
	if b.call.Pos() < a.call.Pos() {
		a, b = b, a
	}
	if a.delay != b.delay {
		a.delay = nil
	}
	return a
}

// maxHelpers is how many helpers may stand between a timer and what waits for it.
const maxHelpers = 3

func (p *program) madeBy(c *ssa.Call, depth int) *arm {
	if row, ok := p.timeCall(&c.Call); ok {
		return &arm{call: c, role: row.Role, delay: argument(&c.Call, row.Arg)}
	}
	callee := c.Call.StaticCallee()
	if callee == nil || len(callee.Blocks) == 0 {
		return nil
	}
	made := p.makes(callee, depth+1)
	if made == nil {
		return nil
	}
	a := &arm{call: c, role: made.role}
	if param, ok := made.delay.(*ssa.Parameter); ok && paramIndex(callee, param) < len(c.Call.Args) {
		a.delay = c.Call.Args[paramIndex(callee, param)]
	}
	return a
}

// pair gives the wait of an arm: what blocks on it, or that nobody does.
func (u *timeUse) pair(a *arm, met map[*receipt]bool) *Wait {
	w := &Wait{Kind: Scheduled, Instr: a.call, Delay: a.delay, Pos: a.call.Pos()}
	ticks := a.role == knowledge.NewTicker || a.role == knowledge.ResetTicker || a.role == knowledge.Tick
	if ticks {
		w.Kind = Ticking
	}
	var kept *receipt
	any := false
	for _, r := range u.receipts {
		if r.alarm.meets(a.alarm) {
			met[r], any = true, true
			if kept == nil && r.alarm.keptWith(a.alarm) {
				kept = r
			}
		}
	}
	if !any {
		return w // nobody here receives
	}
	r := u.next(a)
	if r == nil {
		r = kept // the receive of the next call
	}
	if r == nil {
		return nil // stopped, or armed again, before anybody looks: a timer made stopped
	}
	if !ticks || u.oneShot(a, r) {
		w.Kind = Blocking
	}
	w.Recv, w.Block = r.instr, r.pos
	w.Timeout = u.p.timeout(a, r)
	return w
}

// orphan gives the wait of a receive whose alarm is armed in another function; nil when there is none to be seen.
func (u *timeUse) orphan(r *receipt) *Wait {
	if r.alarm.handed() || !r.alarm.fires && !r.alarm.ticks {
		return nil // what the caller passes is the caller's wait; other channels of times may be anything
	}
	w := &Wait{Kind: Blocking, Instr: r.instr, Recv: r.instr, Pos: r.pos, Block: r.pos}
	if !r.alarm.fires {
		w.Kind = Ticking
	}
	w.Timeout = u.p.timeout(nil, r)
	return w
}
