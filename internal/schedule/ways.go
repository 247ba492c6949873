package schedule

// This file lists the ways in which an edge is taken. A plain test has one. A test that is kept in a variable, such as
// `stop := err == nil || n == 6`, has one for each path that may have set the variable so, as if each path went on to its
// side of the test by itself.

import (
	"go/constant"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// way is one way in which an edge is taken.
type way struct {
	facts []fact          // what is known on it beyond what is known of the test's block, nearest first
	at    *ssa.BasicBlock // where it is decided
}

const (
	maxWays   = 8 // paths that set one condition
	maxMerges = 3 // merges within merges
)

// ways lists how the edge from a to b is taken; nothing for an edge without a test.
func ways(a, b *ssa.BasicBlock) []way {
	f, ok := edgeFact(a, b)
	if !ok {
		return nil
	}
	return f.ways()
}

// ways lists how a test came to be what it is known to be.
func (f fact) ways() []way { return f.waysFrom(f.from, nil) }

// waysFrom does so for a test in at, given the merges that lead to it.
func (f fact) waysFrom(at *ssa.BasicBlock, through []*ssa.Phi) (out []way) {
	phi, ok := f.cond.(*ssa.Phi)
	if !ok || len(phi.Edges) > maxWays || len(through) > maxMerges {
		return []way{{[]fact{f}, at}}
	}
	if slices.Contains(through, phi) {
		return nil // as it was a turn ago
	}
	through = append(slices.Clip(through), phi)
	for i, e := range phi.Edges {
		pred := phi.Block().Preds[i]
		path := f.pathFrom(pred, phi.Block(), through)
		if c, isConst := e.(*ssa.Const); isConst {
			if c.Value != nil && constant.BoolVal(c.Value) == f.holds {
				out = append(out, way{path, pred})
			}
			continue
		}
		for _, w := range f.as(e).waysFrom(pred, through) {
			out = append(out, way{append(slices.Clip(w.facts), path...), w.at})
		}
	}
	return out
}

// maxPath bounds how far back a path to a merge is looked at.
const maxPath = 12

// pathFrom is what leads to the edge from pred to a merge, and not to the merge as a whole.
func (f fact) pathFrom(pred, merge *ssa.BasicBlock, through []*ssa.Phi) (path []fact) {
	add := func(a, b *ssa.BasicBlock) {
		t, ok := edgeFact(a, b)
		if !ok {
			return
		}
		if only := t.waysFrom(a, through); len(only) == 1 {
			path = append(path, only[0].facts...)
		}
	}
	add(pred, merge)
	for b := pred; b != nil && b != merge && b != merge.Idom() && len(path) < maxPath; b = b.Idom() {
		if len(b.Preds) == 1 {
			add(b.Preds[0], b)
		}
	}
	for i := range path {
		path[i].from, path[i].other = f.from, f.other
	}
	return path
}

// edgeFacts is all that the edge from a to b tells.
func edgeFacts(a, b *ssa.BasicBlock) []fact {
	f, ok := edgeFact(a, b)
	if !ok {
		return nil
	}
	if only := f.ways(); len(only) == 1 {
		return only[0].facts
	}
	return []fact{f}
}

// factsInto lists all that is known on each way to take the edge from a to b; an edge without a test is taken in one.
func (p *program) factsInto(a, b *ssa.BasicBlock) (each [][]fact) {
	before := p.factsAt(a)
	for _, w := range ways(a, b) {
		each = append(each, slices.Concat(w.facts, before))
	}
	if each == nil {
		each = append(each, before)
	}
	return each
}

// relationsOn lists what the tests on all ways to an edge compare.
func relationsOn(a, b *ssa.BasicBlock) (rels []relation) {
	for _, w := range ways(a, b) {
		for _, fc := range w.facts {
			rels = append(rels, fc.rels...)
		}
	}
	return rels
}

// nearest is the last test on each way to an edge.
func nearest(all []way) (tests []fact) {
	for _, w := range all {
		if len(w.facts) > 0 {
			tests = append(tests, w.facts[0])
		}
	}
	return tests
}

// boundingWays lists the ways through the tests of a function on which something is bounded from above.
func (p *program) boundingWays(fn *ssa.Function) []way {
	found, known := p.uppers[fn]
	if known {
		return found
	}
	for _, b := range fn.Blocks {
		for _, to := range b.Succs {
			for _, w := range ways(b, to) {
				w.facts = p.withReplies(w.facts)
				if slices.ContainsFunc(w.facts, fact.boundsAbove) {
					found = append(found, w)
				}
			}
		}
	}
	p.uppers[fn] = found
	return found
}

func (f fact) boundsAbove() bool { return slices.ContainsFunc(f.rels, relation.boundsAbove) }
