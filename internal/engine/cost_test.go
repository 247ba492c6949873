//go:build unix

package engine

import (
	"syscall"
	"testing"
	"time"

	"github.com/backofflint/backofflint/internal/fixture"
)

// The cost of a function grows with its size, not with the square of it: ten times the blocks may take 60 times as long
// at most. A linear cost would be 10 times, a square one 100 times. About 30 are seen, since x/tools' lifting of
// variables to registers, which is two thirds of it at that size, looks for its next block from the first one.
func TestCostOfLargeFunctions(t *testing.T) {
	for _, large := range fixture.LargeFunctions {
		t.Run(large.Where, func(t *testing.T) { testGrowth(t, large, 1000) })
	}
	t.Run(fixture.Continues.Where, func(t *testing.T) { testGrowth(t, fixture.Continues, 200) })
}

func testGrowth(t *testing.T, large fixture.Large, blocks int) {
	small, big := cost(t, large.Source(blocks)), cost(t, large.Source(10*blocks))
	t.Logf("%v, then %v", small, big)
	if big > 60*max(small, time.Millisecond) {
		t.Errorf("%d blocks take %v, %d take %v", blocks, small, 10*blocks, big)
	}
}

// cost is the least CPU time of a few analyses: what else the machine does only adds.
func cost(t *testing.T, source string) time.Duration {
	t.Helper()
	pass := fixture.Pass(t, "p.go", source, false)
	least := time.Duration(1<<63 - 1)
	for range 3 {
		begin := cpuTime(t)
		result, err := Analyzer.Run(pass)
		least = min(least, cpuTime(t)-begin)
		if err != nil {
			t.Fatal(err)
		}
		if r := result.(*Result); len(r.Schedules) != 1 || len(r.Holds) != 1 {
			t.Fatalf("%d schedules and %d holds, want one of each", len(r.Schedules), len(r.Holds))
		}
	}
	return least
}

// cpuTime is what this process has used up so far.
func cpuTime(t *testing.T) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
