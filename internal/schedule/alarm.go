package schedule

// This file decides which timer a timer, or a channel of times, is: what the two ends of a wait have in common, the
// call that sets the delay and the receive. An alarm is a set of marks: the calls that make it, the places in memory
// that keep it, the parameters that bring it. Two alarms with a common mark are taken for the same one, so two timers
// that share a field are one; a constructor of the package is a mark at its call, not inside, so the timers that it
// makes stay apart.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// alarm is a timer, a ticker or a channel of times, by its marks.
type alarm struct {
	marks map[any]bool // *ssa.Call, place or *ssa.Parameter
	fires bool         // it can be a timer
	ticks bool         // it can be a ticker
}

// meets reports whether two alarms can be the same one.
func (a alarm) meets(b alarm) bool {
	for m := range a.marks {
		if b.marks[m] {
			return true
		}
	}
	return false
}

// keptWith reports whether two alarms meet in memory that outlives the call.
func (a alarm) keptWith(b alarm) bool {
	for m := range a.marks {
		if at, ok := m.(place); ok && b.marks[m] {
			if _, local := at.of.(*ssa.Alloc); !local {
				return true
			}
		}
	}
	return false
}

// handed reports whether an alarm is known only as what callers pass.
func (a alarm) handed() bool {
	for m := range a.marks {
		if _, ok := m.(*ssa.Parameter); !ok {
			return false
		}
	}
	return true
}

// isAlarm reports whether values of type t are timers or channels of times.
func (p *program) isAlarm(t types.Type) bool {
	is, known := p.alarms[t]
	if !known {
		is = isAlarm(t)
		p.alarms[t] = is
	}
	return is
}

func isAlarm(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Chan:
		return knowledge.IsTimeChan(t)
	case *types.Pointer:
		if _, ok := u.Elem().Underlying().(*types.Struct); !ok {
			return false
		}
	case *types.Interface, *types.Struct:
	default:
		return false // most arguments
	}
	return knowledge.TimerChan(t) != nil
}

// alarmOf walks back from v to the marks.
func (p *program) alarmOf(v ssa.Value) alarm {
	w := alarmWalk{p: p, alarm: alarm{marks: map[any]bool{}}, seen: map[any]bool{}}
	w.walk(v)
	return w.alarm
}

type alarmWalk struct {
	alarm
	p    *program
	seen map[any]bool
}

func (w *alarmWalk) walk(v ssa.Value) {
	if v == nil || w.seen[v] || len(w.seen) > maxWalk {
		return
	}
	w.seen[v] = true
	w.typed(v.Type())
	switch v := v.(type) {
	case *ssa.Phi:
		for _, e := range v.Edges {
			w.walk(e)
		}
	case *ssa.ChangeType:
		w.walk(v.X)
	case *ssa.ChangeInterface:
		w.walk(v.X)
	case *ssa.MakeInterface:
		w.walk(v.X)
	case *ssa.TypeAssert:
		w.walk(v.X)
	case *ssa.Extract:
		w.walk(v.Tuple)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			w.load(v.X)
		}
	case *ssa.Field:
		w.field(v.X, ssaread.Field(v.X.Type(), v.Field))
	case *ssa.Parameter:
		w.marks[v] = true
	case *ssa.Call:
		w.call(v)
	}
}

// typed learns from a type alone whether it is a timer of package time, or a ticker.
func (w *alarmWalk) typed(t types.Type) {
	if ptr, ok := types.Unalias(t).(*types.Pointer); ok {
		t = ptr.Elem()
	}
	n, ok := types.Unalias(t).(*types.Named)
	if !ok || knowledge.TimerChan(types.NewPointer(n)) == nil && knowledge.TimerChan(n) == nil {
		return
	}
	if knowledge.IsTicker(n) {
		w.ticks = true
	} else {
		w.fires = true
	}
}

func (w *alarmWalk) load(addr ssa.Value) {
	if fa, ok := addr.(*ssa.FieldAddr); ok {
		if f := ssaread.Field(fa.X.Type(), fa.Field); f != nil && w.isChanOf(fa.X.Type(), f) {
			w.field(fa.X, f)
			return
		}
	}
	w.kept(w.p.placeOf(addr))
}

// field steps from the channel of a timer to the timer; a field of the package's own types is a place.
func (w *alarmWalk) field(x ssa.Value, f *types.Var) {
	switch {
	case f == nil:
	case w.isChanOf(x.Type(), f):
		w.walk(x)
	default:
		w.kept(place{f})
	}
}

func (w *alarmWalk) isChanOf(t types.Type, f *types.Var) bool {
	return f.Pkg() != w.p.pkg.Pkg && knowledge.TimerChan(t) == types.Object(f)
}

func (w *alarmWalk) kept(at place) {
	if at.of == nil || w.seen[at] {
		return
	}
	w.seen[at] = true
	w.marks[at] = true
	for _, s := range w.p.storesTo(at) {
		w.walk(s.val)
	}
}

func (w *alarmWalk) call(c *ssa.Call) {
	if fn := ssaread.Callee(&c.Call); fn != nil && (c.Call.IsInvoke() || fn.Pkg() != w.p.pkg.Pkg) {
		if recv := receiverOf(&c.Call); recv != nil && knowledge.TimerChan(recv.Type()) == types.Object(fn) {
			w.walk(recv) // t.C() of a clock that is replaced in tests
			return
		}
	}
	w.marks[c] = true
	if row, ok := w.p.timeCall(&c.Call); ok {
		switch row.Role {
		case knowledge.After, knowledge.NewTimer:
			w.fires = true
		case knowledge.Tick, knowledge.NewTicker:
			w.ticks = true
		}
		return
	}
	if callee := c.Call.StaticCallee(); callee != nil && len(callee.Blocks) > 0 {
		w.helper(c, callee)
	}
}

// helper takes over what a function of the package that gives an alarm shows of it: the places it comes from and the
// parameters it is made of, which are the arguments here.
func (w *alarmWalk) helper(c *ssa.Call, callee *ssa.Function) {
	inner := alarmWalk{p: w.p, alarm: alarm{marks: map[any]bool{}}, seen: w.seen}
	for _, ret := range ssaread.Returns(callee) {
		for _, r := range ret.Results {
			if w.p.isAlarm(r.Type()) {
				inner.walk(r)
			}
		}
	}
	w.fires, w.ticks = w.fires || inner.fires, w.ticks || inner.ticks
	for m := range inner.marks {
		switch m := m.(type) {
		case place:
			w.marks[m] = true
		case *ssa.Parameter:
			if i := paramIndex(callee, m); i >= 0 && i < len(c.Call.Args) {
				w.walk(c.Call.Args[i])
			}
		}
	}
}

// paramIndex is the position of param among the parameters of fn, the receiver counted; -1 when it is another's.
func paramIndex(fn *ssa.Function, param *ssa.Parameter) int {
	for i, own := range fn.Params {
		if own == param {
			return i
		}
	}
	return -1
}

// receiverOf is the value that a method is called on, or nil.
func receiverOf(c *ssa.CallCommon) ssa.Value {
	if c.IsInvoke() {
		return c.Value
	}
	if fn := ssaread.Callee(c); fn != nil && fn.Signature().Recv() != nil && len(c.Args) > fn.Signature().Params().Len() {
		return c.Args[0]
	}
	return nil
}
