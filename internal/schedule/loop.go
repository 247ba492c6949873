package schedule

// This file finds natural loops: a back edge is an edge to a dominator of its source, and the loop is all that
// reaches the source without passing the header. goto costs nothing extra; an irreducible cycle has no back edge and
// so no loop, which leaves its values unknown.

import "golang.org/x/tools/go/ssa"

// Loop is a natural loop of one function.
type Loop struct {
	Head   *ssa.BasicBlock
	Parent *Loop // the loop around it; nil for an outermost one
	blocks []bool
	size   int     // number of blocks
	onward *[]fact // what stays answers, once asked
}

// Contains reports whether b lies in the loop.
func (l *Loop) Contains(b *ssa.BasicBlock) bool {
	return b != nil && b.Parent() == l.Head.Parent() && l.blocks[b.Index]
}

// restOfTurn is what a turn of the loop can still pass once it is in a block, that block included.
func (l *Loop) restOfTurn(from *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	rest := map[*ssa.BasicBlock]bool{from: true}
	for work := []*ssa.BasicBlock{from}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Succs {
			if s != l.Head && l.Contains(s) && !rest[s] {
				rest[s] = true
				work = append(work, s)
			}
		}
	}
	return rest
}

// loopNest holds the loops of a function by block.
type loopNest struct {
	loops []*Loop
	inner []*Loop // innermost loop of each block
	head  map[*ssa.BasicBlock]*Loop
}

// At returns the innermost loop around b, or nil.
func (n *loopNest) At(b *ssa.BasicBlock) *Loop {
	if b == nil || b.Index >= len(n.inner) {
		return nil
	}
	return n.inner[b.Index]
}

// findLoops computes the loop nest of fn in time linear in its blocks for each loop.
func findLoops(fn *ssa.Function) *loopNest {
	n := &loopNest{inner: make([]*Loop, len(fn.Blocks)), head: map[*ssa.BasicBlock]*Loop{}}
	for _, b := range fn.Blocks {
		for _, s := range b.Succs {
			if s.Dominates(b) {
				n.grow(s, b)
			}
		}
	}
	for _, l := range n.loops {
		for _, o := range n.loops {
			if o != l && o.Contains(l.Head) && (l.Parent == nil || o.size < l.Parent.size) && o.size > l.size {
				l.Parent = o
			}
		}
	}
	for i := range n.inner {
		for _, l := range n.loops {
			if l.blocks[i] && (n.inner[i] == nil || l.size < n.inner[i].size) {
				n.inner[i] = l
			}
		}
	}
	return n
}

// grow adds to the loop of head all that reaches the source of a back edge.
func (n *loopNest) grow(head, source *ssa.BasicBlock) {
	l := n.head[head]
	if l == nil {
		l = &Loop{Head: head, blocks: make([]bool, len(head.Parent().Blocks))}
		l.blocks[head.Index], l.size = true, 1
		n.head[head] = l
		n.loops = append(n.loops, l)
	}
	work := []*ssa.BasicBlock{source}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if l.blocks[b.Index] {
			continue
		}
		l.blocks[b.Index] = true
		l.size++
		work = append(work, b.Preds...)
	}
}
