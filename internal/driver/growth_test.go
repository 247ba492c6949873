//go:build unix

package driver

// What a large or odd program costs. Each shape is read at two sizes, through everything, and the larger one may take
// only so much more than the smaller: what grows with the square would take the square of the factor.

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"
	"testing"
	"time"
)

// shapePrelude is what the shapes use.
const shapePrelude = `package p

import (
	"sync"
	"time"
)

var mu sync.Mutex

func dial() error { return nil }

`

// shapes write a program of about n lines or nested parts, as machines write them.
var shapes = map[string]struct {
	n    int // the smaller size
	make func(n int) string
}{
	"findings": {75, func(n int) string {
		return each(n, "func f%[1]d(d time.Duration) {\n\tfor dial() != nil {\n\t\ttime.Sleep(d)\n\t\td *= 2\n\t}\n}\n")
	}},
	"comments": {75, func(n int) string {
		return each(n, "func f%[1]d(d time.Duration) {\n\tfor dial() != nil {\n\t\ttime.Sleep(d) //nolint:nojitter // why\n\t\td *= 2\n\t}\n}\n")
	}},
	"one line": {75, func(n int) string {
		return each(n, "func f%[1]d(d time.Duration) { for dial() != nil { time.Sleep(d); d *= 2 } }; ") + "\n"
	}},
	"helper": {75, func(n int) string {
		return "func next(d time.Duration) time.Duration { return d * 2 }\n" +
			each(n, "func f%[1]d() { d := time.Second; for dial() != nil { d = next(d); time.Sleep(d) } }\n")
	}},
	"calls": {200, func(n int) string {
		return each(n, "func f%[1]d(d time.Duration) { mu.Lock(); f%[2]d(d * 2); mu.Unlock() }\n") +
			fmt.Sprintf("func f%d(d time.Duration) { time.Sleep(d) }\n", n)
	}},
	"clamps": {400, func(n int) string {
		return "func f(d, most time.Duration) {\n\tfor dial() != nil {\n" +
			strings.Repeat("d *= 2\nif d > most { d = most }\n", n) + "time.Sleep(d)\n}\n}\n"
	}},
	"switch": {400, func(n int) string {
		return "func f(n int) time.Duration {\n\tswitch n {\n" + each(n, "case %[1]d: return %[1]d * time.Second\n") +
			"}\n\treturn 0\n}\nfunc g() { for i := 0; dial() != nil; i++ { time.Sleep(f(i)) } }\n"
	}},
	"table": {4000, func(n int) string {
		return "var table = []time.Duration{" + each(n, "%[1]d, ") + "}\nfunc g() { for i := 0; dial() != nil; i++ { time.Sleep(table[i]) } }\n"
	}},
	"literals": {75, func(n int) string {
		return "type O struct { D time.Duration; F func(int) time.Duration }\n" +
			"func run(o O) { for i := 0; dial() != nil; i++ { time.Sleep(o.F(i)) } }\n" +
			each(n, "func f%[1]d() { run(O{D: %[1]d, F: func(n int) time.Duration { return %[1]d << n }}) }\n")
	}},
	"ifs": {150, func(n int) string {
		return "func f(d time.Duration, x int) {\n\tfor dial() != nil {\n" + strings.Repeat("if x > 0 {\n", n) +
			"time.Sleep(d)\n" + strings.Repeat("}\n", n) + "d *= 2\n}\n}\n"
	}},
	"parentheses": {5000, func(n int) string {
		return "func f(d time.Duration) {\n\tfor dial() != nil {\n\t\ttime.Sleep(" + strings.Repeat("(", n) + "d" +
			strings.Repeat(")", n) + ")\n\t\td *= 2\n\t}\n}\n"
	}},
	"generics": {150, func(n int) string {
		return "func again[T any](f func() (T, error)) { for d := time.Second; ; d *= 2 { if _, err := f(); err == nil { return }; time.Sleep(d) } }\n" +
			each(n, "type t%[1]d[T any] struct { v T }\nfunc f%[1]d() { again(func() (t%[1]d[int], error) { return t%[1]d[int]{}, dial() }) }\n")
	}},
	"types": {400, func(n int) string {
		return each(n, "type t%[1]d struct { next *t%[2]d; all map[string][]t%[1]d; f func(t%[1]d) *t%[2]d; d time.Duration }\n") +
			fmt.Sprintf("type t%d struct { first *t0; mu sync.Mutex; d time.Duration }\n", n) +
			"func (t *t0) wait(last *t" + fmt.Sprint(n) + ") { last.mu.Lock(); defer last.mu.Unlock(); for dial() != nil { time.Sleep(last.first.d); t.d *= 2 } }\n"
	}},
	"constants": {75, func(n int) string {
		return each(n, "func f%[1]d(d time.Duration) { for dial() != nil { time.Sleep(min(d, 1<<500>>490*1e400/1e391)); d *= 2 * (1<<509 + %[1]d) / (1 << 509) } }\n")
	}},
	"locks": {75, func(n int) string {
		return "var locks struct { " + each(n, "m%[1]d, ") + "last sync.Mutex }\nfunc f() {\n" +
			each(n, "locks.m%[1]d.Lock()\ntime.Sleep(time.Second)\nlocks.m%[1]d.Unlock()\n") + "}\n"
	}},
	"locks in a loop": {75, func(n int) string {
		return "var locks struct { " + each(n, "m%[1]d, ") + "last sync.Mutex }\nfunc f() {\n\tfor dial() != nil {\n" +
			each(n, "if dial() != nil { locks.m%[1]d.Lock(); time.Sleep(time.Second); locks.m%[1]d.Unlock() }\n") + "}\n}\n"
	}},
	"recursion": {15, func(n int) string {
		return each(n, "func f%[1]d(d time.Duration) { time.Sleep(d); f%[2]d(d * 2); f0(d * 2) }\n") +
			fmt.Sprintf("func f%d(d time.Duration) { time.Sleep(d); f0(d * 2) }\n", n)
	}},
	"sum": {2500, func(n int) string {
		return "func f(d time.Duration) {\n\tfor dial() != nil {\n\t\ttime.Sleep(" + strings.Repeat("d + ", n) + "d)\n\t\td *= 2\n\t}\n}\n"
	}},
}

// each writes a line for each number, with the number as %[1]d and the one after it as %[2]d.
func each(n int, line string) string {
	var b strings.Builder
	for i := range n {
		text := fmt.Sprintf(line, i, i+1)
		text, _, _ = strings.Cut(text, "%!(EXTRA")
		b.WriteString(text)
	}
	return b.String()
}

const (
	factor  = 8                     // between the sizes
	allowed = 4                     // times the factor: n log n in us, about n^1.5 in SSA, and a machine that others use
	noise   = 30 * time.Millisecond // less than that tells nothing
)

func TestGrowth(t *testing.T) {
	for name, s := range shapes {
		t.Run(name, func(t *testing.T) {
			var small, large time.Duration
			steep := func() bool { return large > noise && float64(large) > float64(small)*factor*allowed }
			for tries := 0; tries == 0 || steep() && tries < 3; tries++ { // the machine may have been busy, or idle, for one of the two
				small, large = cost(t, s.make(s.n)), cost(t, s.make(factor*s.n))
			}
			t.Logf("%v at %d, %v at %d: %.1f times", small, s.n, large, factor*s.n, float64(large)/float64(small))
			if steep() {
				t.Error("that is too much more")
			}
		})
	}
}

// A hundred thousand lines of faults, as no generator that marks its output would leave them: every function is a finding.
func TestHundredThousandLines(t *testing.T) {
	if testing.Short() {
		t.Skip("reads 100,000 lines")
	}
	src := shapePrelude + shapes["findings"].make(100_000/6)
	start := processorTime(t)
	p := checked(src)
	var stats runtime.MemStats
	done := p.analyze(suite())
	runtime.ReadMemStats(&stats)
	used := processorTime(t) - start
	var r report
	r.collect("p", suite(), p, done)
	r.sort()
	if len(r.findings) < 2*(100_000/6) {
		t.Errorf("%d findings", len(r.findings))
	}
	if limit := uint64(1 << 30); stats.HeapSys > limit {
		t.Errorf("the heap grew to %d MB", stats.HeapSys>>20)
	}
	if used > time.Minute {
		t.Errorf("it took %v of processor time", used)
	}
	t.Logf("%d findings, %v of processor time, a heap of %d MB", len(r.findings), used, stats.HeapSys>>20)
}

// cost is the processor time that a program takes from its syntax on, without the collector's, which depends on all that
// lives in this process.
func cost(t *testing.T, src string) time.Duration {
	t.Helper()
	runtime.GC()
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	start := processorTime(t)
	p := checked(shapePrelude + src)
	if p == nil || p.illTyped {
		t.Fatal("not the program that is meant")
	}
	pipeline(t, p, src)
	return processorTime(t) - start
}

func processorTime(t *testing.T) time.Duration {
	t.Helper()
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		t.Fatal(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}
