package schedule

// This file decides which waits of a loop one turn can take: those of branches that exclude one another never follow each
// other before the loop begins anew. Each turn is taken to go the way on which it waits longest.

import (
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
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
		later := l.restOfTurn(a.at.Block())
		for j, b := range waits {
			same := a.at.Block() == b.at.Block()
			if i != j && (same && ssaread.Before(a.at, b.at) || !same && later[b.at.Block()]) {
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
