package held

// This file decides which waits block somebody. Besides what the schedules leave out (a timer that nobody receives, a
// timeout), these do not: a proven zero, a fault that is injected, and two more forms of timeout. A select that also
// receives from a channel that the function makes, if only when it finds none, waits for the answer on it. A timer that
// is armed before the loop around the select, and not again, ends the loop: the loop waits for the other cases.
//
// A call of a retry engine is a wait, of a length that is not known.

import (
	"fmt"
	"go/constant"
	"go/token"
	"go/types"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/schedule"
)

// primitives lists the waits that a function blocks in. A timer that nobody receives, a timeout, a proven zero and a
// fault that is injected block nobody.
func (p *program) primitives(fn *ssa.Function) (out []primitive) {
	for _, w := range p.waits(fn) {
		length, known := constantDelay(w.Delay)
		if w.Recv == nil || w.Timeout || known && length <= 0 || injected(w.Recv.Block()) || guards(w) {
			continue
		}
		s := p.site(w.Block)
		if known {
			s.length = length
		}
		out = append(out, primitive{w.Recv, &item{site: s, pos: w.Block, block: w.Recv.Block()}})
	}
	return out
}

// engine is the wait of a call of a retry engine.
func (p *program) engine(c *ssa.Call) (primitive, bool) {
	if p.verb(object(&c.Call)).Does != knowledge.Waits || injected(c.Block()) {
		return primitive{}, false
	}
	return primitive{c, &item{site: p.site(c.Pos()), pos: c.Pos(), block: c.Block()}}, true
}

func (p *program) site(pos token.Pos) *site {
	at := p.at(pos)
	key := fmt.Sprintf("%s %s:%d", p.pass.Pkg.Path(), at, p.pass.Fset.Position(pos).Column)
	return &site{key: key, at: at, pos: pos, test: p.inTest(pos)}
}

// constantDelay is the duration that a wait takes, when it is written down.
func constantDelay(v ssa.Value) (time.Duration, bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Int {
		return 0, false
	}
	n, exact := constant.Int64Val(c.Value)
	return time.Duration(n), exact
}

// guards reports whether the time case of a select is a timeout for another case.
func guards(w *schedule.Wait) bool {
	sel, ok := w.Recv.(*ssa.Select)
	if !ok {
		return false
	}
	other := false
	for _, st := range sel.States {
		if st.Dir == types.RecvOnly && makes(st.Chan) {
			return true
		}
		other = other || st.Dir == types.RecvOnly && st.Pos != w.Block && !isDone(st.Chan)
	}
	return other && w.Kind == schedule.Blocking && endsLoop(w, sel)
}

// makes reports whether a channel may be one that the function makes.
func makes(v ssa.Value) bool {
	phi, ok := v.(*ssa.Phi)
	if !ok {
		return false // what is surely made here is the schedules' to judge: it may be handed to nobody
	}
	for _, e := range phi.Edges {
		if _, ok := e.(*ssa.MakeChan); ok {
			return true
		}
	}
	return false
}

// isDone reports whether a channel is that of a context.
func isDone(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	return ok && knowledge.RoleOf(object(&call.Call)) == knowledge.ContextDone
}

// endsLoop reports whether control comes back to the select without arming the timer again.
func endsLoop(w *schedule.Wait, sel *ssa.Select) bool {
	arm, ok := w.Instr.(*ssa.Call)
	if !ok || arm.Block() == sel.Block() || !arm.Block().Dominates(sel.Block()) {
		return false
	}
	seen := map[*ssa.BasicBlock]bool{arm.Block(): true}
	work := append([]*ssa.BasicBlock{}, sel.Block().Succs...)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == sel.Block() {
			return true
		}
		if !seen[b] {
			seen[b] = true
			work = append(work, b.Succs...)
		}
	}
	return false
}
