package held

// This file decides in which order the blocks of a function are looked at until nothing changes.

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// maxRounds bounds how often a block is looked at; the lattice is low, so few need more than three.
const maxRounds = 12

// fixpoint gives the state at the head of each block; nil for one that is not reached. Of the blocks that are due the
// first in order is next, so that ways meet before what follows is looked at.
func (f *flow) fixpoint() []*state {
	order := inOrder(f.fn)
	in := make([]*state, len(f.fn.Blocks))
	rounds := make([]int, len(in))
	due := make([]bool, len(in)) // by place in the order
	place := make([]int, len(in))
	for i, b := range order {
		place[b.Index] = i
	}
	in[0], due[0] = f.entry(), true
	for next := 0; next < len(order); {
		b := order[next]
		if !due[next] {
			next++
			continue
		}
		due[next] = false
		rounds[b.Index]++
		out := f.block(in[b.Index], b)
		for i, to := range b.Succs {
			s, old := f.refine(out, b, i), in[to.Index]
			if old != nil {
				s = old.join(s)
			}
			in[to.Index] = s
			if at := place[to.Index]; s != old && rounds[to.Index] < maxRounds {
				due[at] = true
				next = min(next, at)
			}
		}
	}
	return in
}

// inOrder lists the blocks that are reached, each before those that follow it, but for the head of a loop.
func inOrder(fn *ssa.Function) []*ssa.BasicBlock {
	var order []*ssa.BasicBlock
	type visit struct {
		b    *ssa.BasicBlock
		next int // successor
	}
	seen := make([]bool, len(fn.Blocks))
	seen[0] = true
	for stack := []visit{{b: fn.Blocks[0]}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		if top.next == len(top.b.Succs) {
			order = append(order, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		to := top.b.Succs[top.next]
		top.next++
		if !seen[to.Index] {
			seen[to.Index] = true
			stack = append(stack, visit{b: to})
		}
	}
	slices.Reverse(order)
	return order
}
