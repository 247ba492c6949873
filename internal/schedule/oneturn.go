package schedule

// This file decides which waits of a loop one turn can take: those of branches that exclude one another never follow each
// other before the loop begins anew. Each turn is taken to go the way on which it waits longest.

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// turnWait is one wait of a loop.
type turnWait struct {
	at     ssa.Instruction
	times  int       // how often it runs at most
	delays []float64 // the most that each of them takes; nil for unknown
}

// longest is how many waits, and how much waiting, the turns of l can take at most.
func longest(l *Loop, waits []turnWait) (times int, sum float64) {
	next := make([][]int, len(waits))
	turns := 0
	for i, a := range waits {
		turns = max(turns, a.times)
		for j, b := range waits {
			if i != j && l.leads(a.at, b.at) {
				next[i] = append(next[i], j)
			}
		}
	}
	for turn := range turns {
		times += int(longestWay(next, func(i int) float64 {
			if turn < waits[i].times {
				return 1
			}
			return 0
		}))
		sum += longestWay(next, func(i int) float64 {
			if turn < len(waits[i].delays) {
				return waits[i].delays[turn]
			}
			return 0
		})
	}
	return times, sum
}

// longestWay is the greatest weight on a way from one place to the next.
func longestWay(next [][]int, weight func(int) float64) (most float64) {
	known := make([]float64, len(next))
	entered := make([]bool, len(next))
	var from func(int) float64
	from = func(i int) float64 {
		if entered[i] {
			return known[i]
		}
		entered[i] = true
		rest := 0.0
		for _, j := range next[i] {
			rest = max(rest, from(j))
		}
		known[i] = rest + weight(i)
		return known[i]
	}
	for i := range next {
		most = max(most, from(i))
	}
	return most
}

// leads reports whether control can go from a to b without a new turn of l.
func (l *Loop) leads(a, b ssa.Instruction) bool {
	if in := a.Block(); in == b.Block() {
		return slices.Index(in.Instrs, a) < slices.Index(in.Instrs, b)
	}
	seen := map[*ssa.BasicBlock]bool{l.Head: true}
	work := []*ssa.BasicBlock{a.Block()}
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range at.Succs {
			if s == b.Block() && s != l.Head {
				return true
			}
			if l.Contains(s) && !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return false
}
