package schedule

// This file lists what is known in a block: the conditions of the tests that lead to it, read as relations between two
// values.

import (
	"go/token"
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// fact is a condition known to hold, or not to hold, in a block.
type fact struct {
	cond  ssa.Value
	holds bool
	from  *ssa.BasicBlock // ends in the test
	other *ssa.BasicBlock // where the other edge goes; nil where no branch is taken
	rels  []relation
	asks  *fact // the test of a caller that this one is the answer to
}

// asked is the test of the caller that a fact answers, however far up; without one, the fact itself.
func (f fact) asked() fact {
	for f.asks != nil {
		f = *f.asks
	}
	return f
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
		fs = append(fs, edgeFacts(b.Preds[0], b)...)
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
	f := fact{holds: a.Succs[0] == b, from: a, other: a.Succs[1]}
	if !f.holds {
		f.other = a.Succs[0]
	}
	return f.as(test.Cond), true
}

// as is the fact that its test's answer was v, without what negates it.
func (f fact) as(v ssa.Value) fact {
	f.cond = v
	for {
		not, ok := f.cond.(*ssa.UnOp)
		if !ok || not.Op != token.NOT {
			f.rels = f.relations()
			return f
		}
		f.cond, f.holds = not.X, !f.holds
	}
}

// stays lists what holds where a loop goes on, by the tests that can leave it.
func (l *Loop) stays() []fact {
	if l.onward == nil {
		facts := []fact{}
		for from, in := range l.leaveable() {
			facts = append(facts, edgeFacts(from, in)...)
		}
		l.onward = &facts
	}
	return *l.onward
}

// mayStay lists what holds on some way to go on.
func (l *Loop) mayStay() (facts []fact) {
	for from, in := range l.leaveable() {
		for _, w := range ways(from, in) {
			facts = append(facts, w.facts...)
		}
	}
	return facts
}

// leaveable gives the blocks whose test can leave the loop, each with where it goes on.
func (l *Loop) leaveable() iter.Seq2[*ssa.BasicBlock, *ssa.BasicBlock] {
	return func(yield func(from, in *ssa.BasicBlock) bool) {
		for _, b := range l.Head.Parent().Blocks {
			if !l.Contains(b) || len(b.Succs) != 2 || l.Contains(b.Succs[0]) == l.Contains(b.Succs[1]) {
				continue
			}
			in := b.Succs[0]
			if !l.Contains(in) {
				in = b.Succs[1]
			}
			if !yield(b, in) {
				return
			}
		}
	}
}

// relation is x op y, read from a fact, with x on the left whichever side the code has it.
type relation struct {
	x, y ssa.Value
	op   token.Token
	root root // of x
}

// boundsAbove reports whether it bounds its left side from above.
func (r relation) boundsAbove() bool { return r.op == token.LSS || r.op == token.LEQ }

// boundsBelow reports whether it bounds its left side from below.
func (r relation) boundsBelow() bool { return r.op == token.GTR || r.op == token.GEQ }

// relations reads a comparison both ways round.
func (f fact) relations() []relation {
	x, y, op := sides(f.cond)
	if !f.holds {
		op = negated[op]
	}
	if mirrored[op] == token.ILLEGAL {
		return nil
	}
	rels := []relation{{x, y, op, rootOf(x)}, {y, x, mirrored[op], rootOf(y)}}
	for _, r := range rels[:2] {
		rels = append(rels, r.parts()...)
	}
	return rels
}

// sides reads a condition as a comparison: of numbers, or of times by their methods.
func sides(cond ssa.Value) (x, y ssa.Value, op token.Token) {
	switch cond := cond.(type) {
	case *ssa.BinOp:
		return cond.X, cond.Y, cond.Op
	case *ssa.Call:
		if callee := ssaread.Callee(&cond.Call); knowledge.RoleOf(callee) == knowledge.ClockCompare {
			switch callee.Name() {
			case "After":
				return cond.Call.Args[0], cond.Call.Args[1], token.GTR
			case "Before":
				return cond.Call.Args[0], cond.Call.Args[1], token.LSS
			}
		}
	}
	return nil, nil, token.ILLEGAL
}

// parts reads a bound on a sum as one on what is summed, none of which is negative in a budget of waiting: the total
// `waited + d`, the time `now + d`, the running total itself, the rest `left - d`.
func (r relation) parts() (out []relation) {
	below := r.boundsAbove()
	above := r.boundsBelow()
	switch x := bare(r.x).(type) {
	case *ssa.BinOp:
		switch {
		case below && x.Op == token.ADD && !isConst(x.X) && !isConst(x.Y):
			out = append(out, relation{x.X, r.y, r.op, rootOf(x.X)}, relation{x.Y, r.y, r.op, rootOf(x.Y)})
		case above && x.Op == token.SUB && !isConst(x.X) && !isConst(x.Y):
			out = append(out, relation{x.Y, x.X, mirrored[r.op], rootOf(x.Y)})
		}
	case *ssa.Call:
		if by := fromNow(x); below && by != nil {
			out = append(out, relation{by, r.y, r.op, rootOf(by)})
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

// fromNow is how far from now the time lies that a call computes; nil for another call. A time that lies so far from
// another one is when something is due again, and the clock that has reached it bounds nothing.
func fromNow(c *ssa.Call) ssa.Value {
	if knowledge.RoleOf(ssaread.Callee(&c.Call)) != knowledge.ClockShift {
		return nil
	}
	now, ok := c.Call.Args[0].(*ssa.Call)
	if !ok || knowledge.RoleOf(ssaread.Callee(&now.Call)) != knowledge.Clock {
		return nil
	}
	return c.Call.Args[1]
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

func (r relation) pos(fc fact) token.Pos {
	if fc.cond.Pos().IsValid() {
		return fc.cond.Pos()
	}
	return r.x.Pos()
}
