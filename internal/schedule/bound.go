package schedule

// This file gathers what bounds the attempts around a wait. The waits of one loop share one Bound, so that a loop is
// judged once however many of its branches wait.
//
// A loop counts attempts when a count ends it and so does success. A count alone walks things; so does a counter that
// starts at a variable and goes up. A loop that does nothing but look whether something is ready, and waits, polls it:
// there any test of memory that ends the loop is the success.

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// rounds is a Bound in the making.
type rounds struct {
	bound *Bound
	loops []*Loop // the loop; of a recursion, or over an iterator, the part of each function that leads to the next attempt
	exits []Exit
	waits []*chain
	seen  look // what the waiters look at
}

// bound is what bounds the attempts around a wait; nil for a wait that nobody blocks on, or without an attempt loop, or in
// the operation that the loop repeats.
func (a *analysisRun) bound(c *chain, att *Attempt) *Bound {
	if c.wait.Kind == Scheduled || c.wait.Recv == nil || att == nil || att.Is == No {
		return nil
	}
	if att.Loop != nil && c.via != nil && a.operation(c.via) {
		return nil
	}
	r := a.roundsOf(c, att)
	if r == nil {
		return nil
	}
	r.waits = append(r.waits, c)
	r.seen |= a.p.lookOf(c)
	r.bound.Waits = append(r.bound.Waits, c.wait.Block)
	return r.bound
}

// roundsOf finds the attempts that a wait belongs to.
func (a *analysisRun) roundsOf(c *chain, att *Attempt) *rounds {
	var key any = c.fn
	if att.Loop != nil {
		key = att.Loop.Head
	}
	if r, known := a.rounds[key]; known {
		return r
	}
	var r *rounds
	switch {
	case att.Loop != nil && att.Loop.Head.Index > 0:
		r = &rounds{loops: []*Loop{att.Loop}, exits: a.p.exits(att.Loop)}
	case att.Loop != nil:
		r = a.p.iteration(att.Loop)
	case att.Loop == nil && att.Is == Yes:
		r = a.p.cycle(c.fn)
	}
	if r != nil && att.Is != Yes && !a.p.polls(r) {
		r = nil
	}
	if r != nil {
		r.bound = &Bound{}
	}
	a.rounds[key] = r
	return r
}

// settle answers the questions of every loop, once all its waits are known.
func (a *analysisRun) settle() {
	for _, r := range a.rounds {
		if r == nil {
			continue
		}
		b := r.bound
		slices.Sort(b.Waits)
		b.Waits = slices.Compact(b.Waits)
		b.Below = a.below(r)
		b.Pos = cmp.Or(r.statement(), b.Waits[0])
		b.Counted = No
		pos, whole := a.p.countedBy(r)
		if whole != nil {
			b.Counted, b.CountPos = Yes, pos
		}
		a.p.deadline(r)
		if b.Counted == Yes && b.Deadline == No {
			b.Context = a.p.contextIn(r)
		}
		if whole == r {
			a.total(r)
		}
	}
}

// below names the places that the first wait of a loop leads to.
func (a *analysisRun) below(r *rounds) (at []string) {
	for _, c := range r.waits {
		if c.wait.Block != r.bound.Waits[0] || at != nil {
			continue
		}
		if c.fact != nil {
			return []string{c.fact.At}
		}
		for in := c.via; in != nil; in = in.via {
			at = append(at, a.p.at(in.wait.Block))
		}
	}
	return at
}

// countedBy finds the test that bounds the attempts, and the loop that it ends: r, or one around it where the count of r
// only begins it anew.
func (p *program) countedBy(r *rounds) (token.Pos, *rounds) {
	k := kinds(r.exits)
	if k&(Success|Failure) == 0 && !p.polls(r) {
		return token.NoPos, nil
	}
	for _, e := range r.exits {
		if !p.bounds(r, e) {
			continue
		}
		around := p.anew(r, e)
		if around == nil {
			return cmp.Or(e.Cond.Pos(), r.statement(), e.Pos), r // the test of a range has no place of its own
		}
		if pos, whole := p.countedBy(around); whole != nil {
			return pos, whole
		}
	}
	return token.NoPos, nil
}

// bounds reports whether an exit bounds the attempts of the loop that it ends.
func (p *program) bounds(r *rounds, e Exit) bool {
	return e.Kind&Counted != 0 && !p.walksUp(r, e) && !r.spared(e) || e.Kind&Budget != 0 && stepsByConstant(r, e)
}

// left is the loop that an exit of r leaves.
func (r *rounds) left(e Exit) *Loop {
	for _, l := range r.loops {
		if l.Contains(e.If.Block()) {
			return l
		}
	}
	return r.loops[0]
}

// anew gives the loop around r that an exit of r stays in, where success leaves that loop too: it makes the same attempts
// again.
func (p *program) anew(r *rounds, e Exit) *rounds {
	around := r.loops[0].Parent
	stays := func(e Exit) bool { return around.Contains(e.To) }
	if len(r.loops) != 1 || around == nil || !stays(e) {
		return nil
	}
	if !slices.ContainsFunc(r.exits, func(e Exit) bool { return e.Kind&Success != 0 && !stays(e) }) {
		return nil
	}
	return &rounds{loops: []*Loop{around}, exits: p.exits(around)}
}

// stepsByConstant reports whether a delay that ends the loop moves by constants alone: it is a counter in all but name.
func stepsByConstant(r *rounds, e Exit) bool {
	cmp, ok := e.Cond.(*ssa.BinOp)
	if !ok {
		return false
	}
	l := r.left(e)
	for _, side := range [2]ssa.Value{cmp.X, cmp.Y} {
		phi, ok := rootOf(side).v.(*ssa.Phi)
		if !ok || phi.Block() != l.Head {
			continue
		}
		for i, pred := range phi.Block().Preds {
			if !l.Contains(pred) {
				continue
			}
			if next := rootOf(phi.Edges[i]); !next.affine || next.v != phi || next.mul == 1 && next.add == 0 {
				return false
			}
		}
		return true
	}
	return false
}

// works reports whether an instruction has others work, or hands them something or takes it: that is more than a look.
func works(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.Go, *ssa.Send:
		return true
	case *ssa.UnOp:
		return instr.Op == token.ARROW && !knowledge.IsTimeChan(instr.X.Type())
	}
	return false
}

// polls reports whether a loop does no more than look whether something is ready, and wait.
func (p *program) polls(r *rounds) bool {
	if k := kinds(r.exits); k&Counted == 0 || k&Other == 0 {
		return false
	}
	for _, l := range r.loops {
		for _, b := range l.Head.Parent().Blocks {
			if !l.Contains(b) {
				continue
			}
			for _, instr := range b.Instrs {
				if works(instr) {
					return false
				}
				c, ok := instr.(*ssa.Call)
				if !ok || isBuiltin(c) || knowledge.Pure(ssaread.Callee(&c.Call)) || talk(c) {
					continue
				}
				if _, waits := p.timeCall(&c.Call); waits {
					continue
				}
				if callee := c.Call.StaticCallee(); callee == nil || len(callee.Blocks) == 0 || !p.leaf(callee) {
					return false
				}
			}
		}
	}
	return true
}

// walksUp reports whether the counter of an exit starts at a variable and goes up: it walks numbers, such as blocks of
// a log.
func (p *program) walksUp(r *rounds, e Exit) bool {
	cmp, ok := e.Cond.(*ssa.BinOp)
	if !ok {
		return false
	}
	l := r.left(e)
	for _, side := range [2]ssa.Value{cmp.X, cmp.Y} {
		phi, ok := rootOf(side).v.(*ssa.Phi)
		if !ok || phi.Block() != l.Head {
			continue
		}
		up, open := false, false
		for i, pred := range phi.Block().Preds {
			if l.Contains(pred) {
				by, ok := stepOf(phi.Edges[i], phi)
				up = up || ok && by > 0
			} else if _, ok := constNumber(phi.Edges[i]); !ok {
				open = true
			}
		}
		if up && open {
			return true
		}
	}
	return false
}
