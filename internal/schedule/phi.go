package schedule

// This file evaluates merges of paths. A phi at the header of a loop is a recurrence; any other takes the value of one
// of its edges, each as it is seen on the way in.

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// phiCell is a header phi in one frame.
type phiCell struct {
	f   *frame
	phi *ssa.Phi
}

// phi evaluates a merge of paths.
func (e *evaluator) phi(f *frame, phi *ssa.Phi) value {
	l := e.p.nest(f.fn).head[phi.Block()]
	if l == nil {
		return e.joinEdges(f, phi, func(*ssa.BasicBlock) bool { return true })
	}
	cell := phiCell{f, phi}
	if _, busy := e.busy[cell]; busy {
		return e.solve(recurrence{cell: cell})
	}
	out := e.solve(recurrence{
		cell: cell, by: l, pos: e.growthPos(phi, l), turns: e.turns(f, l),
		init: e.joinEdges(f, phi, func(b *ssa.BasicBlock) bool { return !l.Contains(b) }),
		next: func() value { return e.joinEdges(f, phi, l.Contains) },
	})
	if t, ok := out.terms[l]; ok && t.class == Geometric && !t.capped {
		if why, leaves := e.leftWhenLarge(f, phi, l); leaves {
			t.capped, t.why = true, why
			out.put(l, t)
			out.wrap = noWrap // it leaves long before
		}
	}
	return out
}

// leftWhenLarge looks for an exit that is taken when the growing value passes a bound, on whatever path of a turn.
func (e *evaluator) leftWhenLarge(f *frame, phi *ssa.Phi, l *Loop) (Evidence, bool) {
	for _, fc := range l.mayStay() {
		for _, r := range fc.rels {
			if r.boundsAbove() && sameValue(r.root.v, phi, 0) && !growsWith(e.use(f, r.y, fc.from), l) {
				return Evidence{Pos: r.pos(fc), Note: "bounded by a test that leaves the loop"}, true
			}
		}
	}
	return Evidence{}, false
}

// joinEdges merges the edges of a phi that come from wanted blocks, as each is seen on its way in. An edge that the
// program's settings never take is left out.
func (e *evaluator) joinEdges(f *frame, phi *ssa.Phi, wanted func(*ssa.BasicBlock) bool) value {
	var paths []path
	b := phi.Block()
	for i, pred := range b.Preds {
		if !wanted(pred) || phi.Edges[i] == phi {
			continue
		}
		edge := phi.Edges[i]
		for _, facts := range e.p.factsInto(pred, b) {
			if e.excluded(f, facts) {
				continue
			}
			v := e.passed(f, edge, e.refine(f, edge, e.eval(f, edge), facts), pred)
			paths = append(paths, path{e.leave(f, edge, v, b), facts})
		}
	}
	return merged(paths, e.p.factsAt(b))
}

// path is one way to a merge: the value that it brings, and what is known on it.
type path struct {
	val   value
	facts []fact
}

// merged joins the values of paths. A draw on some of them that a setting chooses is one that may not happen; known is
// what holds on all of them.
func merged(paths []path, known []fact) value {
	if len(paths) == 0 {
		return number(none)
	}
	drawn, hidden := 0, 0
	for _, p := range paths {
		if len(p.val.draws) > 0 {
			drawn++
		}
		if p.val.hides() {
			hidden++
		}
	}
	var out value
	chosen := false // a setting leads through code that is not followed
	for i, p := range paths {
		if drawn > 0 && drawn < len(paths) && chosenBySetting(p.facts, known) {
			p.val.draws = perhaps(p.val.draws)
		}
		chosen = chosen || hidden > 0 && hidden < len(paths) && p.val.hides() && chosenBySetting(p.facts, known)
		if i == 0 {
			out = p.val
		} else {
			out = join(out, p.val)
		}
	}
	if chosen {
		return out.mapTerms(func(_ driver, t term) term {
			t.opaque = true
			return t
		})
	}
	return out
}

func perhaps(draws []draw) []draw {
	var out []draw
	for _, d := range draws {
		d.maybe = true
		out = append(out, d)
	}
	return out
}

// growthPos is the place that a reader would point at for the growth of a phi: the operation on its back edge.
func (e *evaluator) growthPos(phi *ssa.Phi, l *Loop) token.Pos {
	for i, pred := range phi.Block().Preds {
		if l.Contains(pred) {
			if pos := scalingPos(phi.Edges[i], map[ssa.Value]bool{}); pos.IsValid() {
				return pos
			}
		}
	}
	return phi.Pos()
}

// scalingPos finds the multiplication, shift or sum that makes a value, through the clamps around it.
func scalingPos(v ssa.Value, seen map[ssa.Value]bool) token.Pos {
	if seen[v] || len(seen) > maxWalk {
		return token.NoPos
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.BinOp:
		return v.Pos()
	case *ssa.Convert:
		return scalingPos(v.X, seen)
	case *ssa.ChangeType:
		return scalingPos(v.X, seen)
	case *ssa.Phi:
		return scalingAmong(v.Edges, seen)
	case *ssa.Call:
		if _, builtin := v.Call.Value.(*ssa.Builtin); builtin {
			if pos := scalingAmong(v.Call.Args, seen); pos.IsValid() {
				return pos
			}
		}
		return v.Pos()
	}
	return token.NoPos
}

func scalingAmong(list []ssa.Value, seen map[ssa.Value]bool) token.Pos {
	for _, v := range list {
		if pos := scalingPos(v, seen); pos.IsValid() {
			return pos
		}
	}
	return token.NoPos
}
