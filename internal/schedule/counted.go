package schedule

// This file decides whether a comparison bounds the attempts: one side moves by arithmetic on every turn of the loop
// or is counted in memory, the other does not change in the loop.

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// countedKind is Counted, or Budget when what moves is a duration, or zero. An exit that what moves never comes to, or
// that the first turn takes, counts nothing.
func (p *program) countedKind(l *Loop, cmp *ssa.BinOp, holds bool) ExitKind {
	for _, side := range [2][2]ssa.Value{{cmp.X, cmp.Y}, {cmp.Y, cmp.X}} {
		if !isNumber(side[0].Type()) || !p.inductive(l, side[0]) || !p.invariant(l, side[1], 0) {
			continue
		}
		if missed(l, cmp, holds) {
			return Other
		}
		if knowledge.IsDuration(side[0].Type()) {
			return Budget
		}
		if p.startsOver(l, side[0]) {
			return 0 // so many failures in a row: it may go on for ever
		}
		return Counted
	}
	return 0
}

// startsOver reports whether a turn of l may set the counter behind v back to a constant.
func (p *program) startsOver(l *Loop, v ssa.Value) bool {
	counter, ok := rootOf(v).v.(*ssa.Phi)
	return ok && counter.Block() == l.Head && setsBack(l, counter, map[*ssa.Phi]bool{})
}

func setsBack(l *Loop, phi *ssa.Phi, seen map[*ssa.Phi]bool) bool {
	seen[phi] = true
	for i, e := range phi.Edges {
		if !l.Contains(phi.Block().Preds[i]) {
			continue
		}
		if isConst(e) {
			return true
		}
		if next, ok := rootOf(e).v.(*ssa.Phi); ok && !seen[next] && setsBack(l, next, seen) {
			return true
		}
	}
	return false
}

// inductive reports whether v moves by arithmetic on itself as l turns.
func (p *program) inductive(l *Loop, v ssa.Value) bool {
	return p.movesWith(l, v, map[ssa.Value]bool{})
}

func (p *program) movesWith(l *Loop, v ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[v] || len(seen) > maxWalk {
		return false
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Phi:
		if v.Block() == l.Head {
			return p.moves(l, v)
		}
		for _, e := range v.Edges { // n, or n+1, by a test
			if l.Contains(v.Block()) && p.movesWith(l, e, seen) {
				return true
			}
		}
	case *ssa.BinOp:
		return p.movesWith(l, v.X, seen) || p.movesWith(l, v.Y, seen)
	case *ssa.Convert:
		return p.movesWith(l, v.X, seen)
	case *ssa.ChangeType:
		return p.movesWith(l, v.X, seen)
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return false
		}
		at := p.placeOf(v.X)
		return p.countedIn(l, at) || p.movesWith(l, p.capturedParameter(at), seen)
	case *ssa.Lookup:
		return p.countedEntry(l, v)
	case *ssa.Call:
		if builtinName(v) == "len" {
			_, at := p.countingList(v.Call.Args[0])
			return at == l
		}
		switch p.rows.RoleOf(ssaread.Callee(&v.Call)) {
		case knowledge.AtomicAdd:
			return l.Contains(v.Block())
		case knowledge.AtomicLoad:
			return p.countedIn(l, p.placeOf(v.Call.Args[0]))
		}
		if p.answersCount(l, v, seen) {
			return true
		}
		return p.computes(&v.Call) && slices.ContainsFunc(v.Call.Args, func(arg ssa.Value) bool { return p.movesWith(l, arg, seen) })
	case *ssa.Parameter:
		return l.Head.Index == 0 && p.passedMoved(v, 0) // a recursion
	}
	return false
}

// capturedParameter is the parameter that a variable holds which a closure captures and nothing else is stored in; else nil.
func (p *program) capturedParameter(at place) ssa.Value {
	if _, local := at.of.(*ssa.Alloc); !local {
		return nil
	}
	stores := p.storesTo(at)
	if len(stores) != 1 {
		return nil
	}
	if _, ok := stores[0].val.(*ssa.Parameter); !ok {
		return nil
	}
	return stores[0].val
}

// countedEntry reports whether an entry of a map is counted up or down in the loop.
func (p *program) countedEntry(l *Loop, v *ssa.Lookup) bool {
	for _, ref := range *v.X.Referrers() {
		up, ok := ref.(*ssa.MapUpdate)
		if !ok || up.Map != v.X || !l.Contains(up.Block()) {
			continue
		}
		r := rootOf(up.Value)
		if from, ok := r.v.(*ssa.Lookup); ok && from.X == v.X && r.affine && r.mul == 1 && r.add != 0 {
			return true
		}
	}
	return false
}

// countedIn reports whether a place is counted up or down in the loop, or in what the loop calls.
func (p *program) countedIn(l *Loop, at place) bool {
	if !p.counterPlace(at) {
		return false
	}
	for _, s := range p.storesTo(at) {
		in := s.instr.Parent()
		if l.Contains(s.instr.Block()) || s.via != nil && l.Contains(s.via.Block()) || in != l.Head.Parent() && p.reaches(l, in) {
			return true
		}
	}
	return false
}

// moves reports whether some back edge brings a header phi changed by arithmetic. What is added must not come from the
// operation: a sum of bytes read counts no attempts.
func (p *program) moves(l *Loop, phi *ssa.Phi) bool {
	for i, pred := range phi.Block().Preds {
		if l.Contains(pred) && p.movedFrom(l, phi.Edges[i], phi, false, map[moving]bool{}) {
			return true
		}
	}
	return false
}

// moving is a value on the way back to a phi, and whether arithmetic lies behind it.
type moving struct {
	v     ssa.Value
	moved bool
}

func (p *program) movedFrom(l *Loop, v, phi ssa.Value, moved bool, seen map[moving]bool) bool {
	if v == phi {
		return moved
	}
	if seen[moving{v, moved}] || len(seen) > maxWalk {
		return false
	}
	seen[moving{v, moved}] = true
	switch v := v.(type) {
	case *ssa.BinOp:
		by := func(from, by ssa.Value) bool {
			return p.movedFrom(l, from, phi, true, seen) &&
				(knowledge.IsDuration(v.Type()) || by == phi || len(p.sourcesIn(l, by)) == 0)
		}
		return by(v.X, v.Y) || by(v.Y, v.X)
	case *ssa.Convert:
		return p.movedFrom(l, v.X, phi, moved, seen)
	case *ssa.ChangeType:
		return p.movedFrom(l, v.X, phi, moved, seen)
	case *ssa.Phi:
		for _, e := range v.Edges {
			if p.movedFrom(l, e, phi, moved, seen) {
				return true
			}
		}
	}
	return false
}

// invariant reports whether v is the same on every turn of l. A getter is taken to answer the same each time.
func (p *program) invariant(l *Loop, v ssa.Value, depth int) bool {
	if depth > 6 {
		return false
	}
	instr, ok := v.(ssa.Instruction)
	if !ok || !l.Contains(instr.Block()) {
		return true // a constant, a parameter, or computed before the loop
	}
	switch v := v.(type) {
	case *ssa.Phi:
		return mergedBefore(l, v)
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return v.Op != token.ARROW && p.invariant(l, v.X, depth+1)
		}
		for _, s := range p.storesTo(p.placeOf(v.X)) {
			if l.Contains(s.instr.Block()) {
				return false
			}
		}
		return !isAnswer(v) || p.invariant(l, wholeOf(v), depth+1)
	case *ssa.BinOp:
		return p.invariant(l, v.X, depth+1) && p.invariant(l, v.Y, depth+1)
	case *ssa.Convert:
		return p.invariant(l, v.X, depth+1)
	case *ssa.ChangeType:
		return p.invariant(l, v.X, depth+1)
	case *ssa.Field:
		return p.invariant(l, v.X, depth+1)
	case *ssa.FieldAddr:
		return p.invariant(l, v.X, depth+1)
	case *ssa.Extract:
		return p.invariant(l, v.Tuple, depth+1)
	case *ssa.Call:
		return p.getter(l, v, depth)
	}
	return false
}

// mergedBefore reports whether paths that meet in the head of l set v, and no turn does.
func mergedBefore(l *Loop, v *ssa.Phi) bool {
	for i, pred := range v.Block().Preds {
		if l.Contains(pred) && v.Edges[i] != v {
			return false
		}
	}
	return v.Block() == l.Head
}
