package ssabuild

import (
	"go/types"
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/fixture"
)

func TestNeeded(t *testing.T) {
	const waits, grows = "waits", "grows"
	tests := []struct{ name, want, src string }{
		{"constants only", "", `import "time"; const d = 5 * time.Second; var D = d; type C struct{ Timeout time.Duration }`},
		{"clock only", "", `import "time"; func f() time.Duration { t := time.Now(); return time.Since(t) }`},
		{"a number gets its unit", "", `import "time"; func f(n int) time.Duration { return time.Duration(n) * time.Second }`},
		{"bits without durations", "", `func f(n uint) int { x := 1 << n; x *= 3; return x }`},
		{"bits beside a timeout", "", `import "time"; const T = time.Second; func f(n uint) int { return 1 << n }`},
		{"no time at all", "", `import "math"; func f(n int) float64 { return math.Pow(2, float64(n)) }`},

		{"sleep", waits, `import "time"; func f() { time.Sleep(time.Second) }`},
		{"renamed", waits, `import tick "time"; func f() { tick.Sleep(tick.Second) }`},
		{"dot", waits, `import . "time"; func f() { Sleep(Second) }`},
		{"as a value", waits, `import "time"; var nap = time.Sleep`},
		{"after", waits, `import "time"; func f() { <-time.After(time.Second) }`},
		{"timer", waits, `import "time"; func f(t *time.Timer) { t.Reset(time.Second) }`},
		{"ticker", waits, `import "time"; func f() { <-time.NewTicker(time.Second).C }`},
		{"tick", waits, `import "time"; func f() { <-time.Tick(time.Second) }`},
		{"scheduled", waits, `import "time"; func f(g func()) { time.AfterFunc(time.Second, g) }`},
		{"clock interface", waits, `import "time"; type c interface{ Sleep(time.Duration) }; func f(c c) { c.Sleep(time.Second) }`},
		{"not a clock", "", `import "time"; type c interface{ Sleep(time.Duration, int) }; func f(c c) { c.Sleep(time.Second, 1) }`},

		{"doubled", "waits grows", `import "time"; func f(d time.Duration) { for { time.Sleep(d); d *= 2 } }`},
		{"times three halves", "waits grows", `import "time"; func f(d time.Duration) { for { time.Sleep(d); d = d*3/2 } }`},
		{"added to itself", "waits grows", `import "time"; func f(d time.Duration) { for { time.Sleep(d); d += d } }`},
		{"half of itself added", "waits grows", `import "time"; func f(d time.Duration) { for { time.Sleep(d); d += d/2 } }`},
		{"doubled in a field", grows, `import "time"; type b struct{ d time.Duration }; func (b *b) next() time.Duration { b.d *= 2; return b.d }`},
		{"doubled through a pointer", grows, `import "time"; func next(d *time.Duration) { *d = *d * 2 }`},
		{"doubled by return", grows, `import "time"; func next(d time.Duration) time.Duration { return d * 2 }`},
		{"doubled by recursion", grows, `import "time"; func next(d time.Duration, n int) { next(2*d, n-1) }`},
		{"shift", grows, `import "time"; func gap(n int) time.Duration { return time.Second << n }`},
		{"shift assigned", grows, `import "time"; func gap(d time.Duration) time.Duration { d <<= 1; return d }`},
		{"power", grows, `import ("math"; "time"); func gap(n int) time.Duration { return time.Duration(math.Pow(2, float64(n))) }`},
		{"factor", grows, `import "time"; func gap(d time.Duration, f float64) time.Duration { d = time.Duration(float64(d) * f); return d }`},
		{"fibonacci", grows, `import "time"; func gap() func() time.Duration { var a, b time.Duration = 1, 1; return func() time.Duration { a, b = b, a+b; return a } }`},
		{"table", grows, `import "time"; var gaps = []time.Duration{1, 2, 4}`},
		{"table of numbers", "waits grows", `import "time"; var gaps = []int{50, 100, 200}; func f() { for _, g := range gaps { time.Sleep(time.Duration(g)*time.Millisecond) } }`},
		{"table argument", grows, `import "time"; func g(...time.Duration) {}; func f() { g(time.Second, 2*time.Second) }`},
		{"doubled far from durations", "waits grows", `import "time"; type b struct{ n int }; func (b *b) up() { b.n *= 2 }; func (b *b) f() { time.Sleep(time.Duration(b.n)) }`},
		{"draw", "waits grows", `import ("math/rand"; "time"); func f() { time.Sleep(time.Duration(rand.Intn(9))) }`},
		{"draw without a wait", "grows", `import ("math/rand"; "time"); var d = time.Second; func f() int { return rand.Intn(9) }`},
	}
	for _, test := range tests {
		got := Needed(fixture.Pass(t, "x.go", "package p; "+test.src, false), nil, nil, false)
		if want := (Needs{Waits: strings.Contains(test.want, waits), Grows: strings.Contains(test.want, grows)}); got != want {
			t.Errorf("%s: got %+v, want %+v", test.name, got, want)
		}
	}
}

func TestNeededFacts(t *testing.T) {
	pass := fixture.Pass(t, "x.go", `package p; import "strings"; func f() string { return strings.ToUpper("x") }`, false)
	facts := func(obj types.Object) Needs {
		fn, ok := obj.(*types.Func)
		return Needs{Waits: ok && fn.FullName() == "strings.ToUpper"}
	}
	if got := Needed(pass, nil, facts, false); !got.Waits || got.Grows {
		t.Errorf("got %+v", got)
	}
}

func TestNeededTests(t *testing.T) {
	pass := fixture.Pass(t, "x_test.go", `package p; import "time"; func f() { time.Sleep(1) }`, false)
	if Needed(pass, nil, nil, false).Waits {
		t.Error("a test file counts")
	}
	if !Needed(pass, nil, nil, true).Waits {
		t.Error("a test file that is asked for does not count")
	}
}

func TestWith(t *testing.T) {
	pass := fixture.Pass(t, "x.go", `package p
import ("iter"; "log")
type t[T any] struct{}
func (t[T]) method() {}
func generic[T any](x T) T { return x }
func plain(seq iter.Seq[int]) { for range seq { func() {}() } }
func init() { _ = generic(1) }
func init() {}
func _() {}
func ends() int { log.Fatal(); return 1 }
var v = func() int { return 1 }
`, false)
	var names []string
	err := With(pass, true, func(pkg *ssa.Package, funcs []*ssa.Function) {
		for _, fn := range funcs {
			names = append(names, fn.Name())
			if fn.Name() == "ends" && len(fn.Blocks) != 1 {
				t.Error("log.Fatal returns")
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	want := "method generic plain plain$1 plain$1$1 init#1 init#2 _ ends init init$1"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// Packages of which only types and methods are used get no members; their methods are made where they are met.
func TestBareImports(t *testing.T) {
	pass := fixture.Pass(t, "x.go", `package p
import (b "bytes"; "context"; "net/http"; "os"; "sync/atomic"; . "time")
type buf struct{ b.Buffer }
func f(r *http.Request, d Duration, x *atomic.Pointer[int], w *buf) (context.Context, float64) {
	g := (*http.Request).Cookies
	h := w.Len
	_, _, _ = g, h(), http.DefaultClient.Timeout
	x.Store(nil)
	_ = os.Args
	return r.Context(), d.Seconds()
}
`, false)
	var calls []string
	err := With(pass, true, func(_ *ssa.Package, funcs []*ssa.Function) {
		for _, b := range funcs[0].Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(*ssa.Call); ok && c.Call.StaticCallee() != nil {
					calls = append(calls, c.Call.StaticCallee().Object().(*types.Func).Origin().FullName())
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	want := "(*bytes.Buffer).Len (*sync/atomic.Pointer[T]).Store (*net/http.Request).Context (time.Duration).Seconds"
	if got := strings.Join(calls, " "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestIllTyped(t *testing.T) {
	for _, src := range []string{
		`package p; func f() { undefined(); var x T; for range x { x.y() } }`,
		`package p; import "nowhere"; type S struct{ nowhere.T }; func (s S) m() { s.x.y = nowhere.F(s) }`,
		`package p; type T[P Q] struct{}; func (t T[P]) f() { t.f[int](1) + 2; go t(); defer t.g() }`,
		`package p; func f(x int) { switch x.(type) { case int: }; y := <-x; a, b := f(1) }`,
		`package p; var a = b; var b = a; func f() { append(1); make(); len(a, b); a.b.c() }`,
	} {
		pass := fixture.Pass(t, "x.go", src, true)
		Needed(pass, nil, nil, true)
		if err := With(pass, true, func(*ssa.Package, []*ssa.Function) {}); err != nil {
			t.Logf("no answer, as it should be: %v", err)
		}
	}
	if len(slots) != 0 {
		t.Error("a slot is still held")
	}
}

func TestGenerated(t *testing.T) {
	pass := fixture.Pass(t, "x.go", "// Code generated by hand. DO NOT EDIT.\n\npackage p\n", false)
	if !Generated(pass)(pass.Files[0].Package) {
		t.Error("not seen as generated")
	}
	pass = fixture.Pass(t, "x.go", "package p\n", false)
	if Generated(pass)(pass.Files[0].Package) {
		t.Error("seen as generated")
	}
}
