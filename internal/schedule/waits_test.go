package schedule

import (
	"fmt"
	"go/token"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/fixture"
	"github.com/backofflint/backofflint/internal/ssabuild"
)

// inProgram type-checks src, builds it and hands it to use.
func inProgram(t *testing.T, src string, use func(p *program)) {
	t.Helper()
	pass := fixture.Pass(t, "x.go", src, false)
	err := ssabuild.With(pass, true, func(pkg *ssa.Package, funcs []*ssa.Function) { use(newProgram(pass, nil, pkg, funcs)) })
	if err != nil {
		t.Fatal(err)
	}
}

// marks reads what the comments of a source expect: words behind "// ~", by line.
func marks(src string) (want []string) {
	for i, line := range strings.Split(src, "\n") {
		if _, words, ok := strings.Cut(line, "// ~"); ok {
			for word := range strings.FieldsSeq(words) {
				want = append(want, fmt.Sprintf("%d:%s", i+1, word))
			}
		}
	}
	slices.Sort(want)
	return want
}

// describe writes waits in the language of the marks.
func describe(fset *token.FileSet, waits []*Wait) (got []string) {
	line := func(pos token.Pos) int { return fset.Position(pos).Line }
	for _, w := range waits {
		kind := map[WaitKind]string{Blocking: "set", Scheduled: "scheduled", Ticking: "ticking"}[w.Kind]
		if w.Delay == nil {
			kind += "?"
		}
		if w.Timeout {
			kind += "(timeout)"
		}
		got = append(got, fmt.Sprintf("%d:%s", line(w.Pos), kind))
		if w.Recv != nil {
			got = append(got, fmt.Sprintf("%d:recv", line(w.Block)))
		}
	}
	return got
}

const waitsHeader = "package p\n"

var waitTests = []struct{ name, src string }{
	{"sleep", `import "time"
func f(d time.Duration) { time.Sleep(d) } // ~ set recv`},
	{"renamed import", `import tick "time"
func f(d tick.Duration) { tick.Sleep(d) } // ~ set recv`},
	{"dot import", `import . "time"
func f(d Duration) { Sleep(d) } // ~ set recv`},
	{"started and deferred", `import "time"
func f(d time.Duration) { go time.Sleep(d); defer time.Sleep(d) }`},
	{"generic", `import "time"
func f[T any](d time.Duration, x T) T { time.Sleep(d); return x } // ~ set recv
var _ = f(1, 2)`},
	{"closure", `import "time"
func f(d time.Duration) { func() { time.Sleep(d) }() } // ~ set recv`},
	{"initialiser", `import "time"
var _ = func() int { time.Sleep(1); return 1 }() // ~ set recv`},

	{"after", `import "time"
func f(d time.Duration) { <-time.After(d) } // ~ set recv`},
	{"after in select", `import ("context"; "time")
func f(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done(): return ctx.Err()
	case <-time.After(d): // ~ set recv
		return nil
	}
}`},
	{"after in a variable", `import ("context"; "time")
func f(ctx context.Context, d time.Duration) {
	c := time.After(d) // ~ set
	select {
	case <-ctx.Done():
	case <-c: // ~ recv
	}
}`},
	{"after in a captured variable", `import "time"
func f(d time.Duration) {
	c := time.After(d) // ~ scheduled
	func() {
		<-c // ~ set? recv
	}()
}`},
	{"after in a field", `import "time"
type t struct{ c <-chan time.Time }
func (t *t) f(d time.Duration) {
	t.c = time.After(d) // ~ set
	<-t.c // ~ recv
}`},
	{"after in a field, received elsewhere", `import "time"
type t struct{ c <-chan time.Time }
func (t *t) arm(d time.Duration) { t.c = time.After(d) } // ~ scheduled
func (t *t) wait() { <-t.c } // ~ set? recv`},

	{"timer", `import ("context"; "time")
func f(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d) // ~ set
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C: // ~ recv
	}
}`},
	{"timer made stopped", `import ("context"; "time")
func f(ctx context.Context, d time.Duration) {
	t := time.NewTimer(time.Hour)
	if !t.Stop() { <-t.C }
	for {
		t.Reset(d) // ~ set
		select {
		case <-ctx.Done(): return
		case <-t.C: // ~ recv
			d *= 2
		}
	}
}`},
	{"timer armed at the end, received at the head", `import "time"
func f(d time.Duration, op func() error) {
	t := time.NewTimer(0) // ~ set
	for {
		<-t.C // ~ recv recv
		if op() == nil { return }
		t.Reset(d) // ~ set
		d *= 2
	}
}`},
	{"timer made lazily", `import "time"
func f(d time.Duration, op func() error) {
	var t *time.Timer
	for op() != nil {
		if t == nil {
			t = time.NewTimer(d) // ~ set
		} else {
			t.Reset(d) // ~ set
		}
		<-t.C // ~ recv recv
	}
}`},
	{"timer in a field", `import "time"
type w struct{ t *time.Timer }
func (w *w) slow(d time.Duration) { w.t = time.NewTimer(d) } // ~ scheduled
func (w *w) pause() { if w.t != nil { <-w.t.C } } // ~ set? recv`},
	{"timer in a field, reset and received", `import "time"
type w struct{ t *time.Timer }
func (w *w) pause(d time.Duration) {
	w.t.Reset(d) // ~ set
	<-w.t.C // ~ recv
}`},
	{"received at the next call", `import "time"
type w struct{ t *time.Timer }
func (w *w) step(d time.Duration) {
	<-w.t.C // ~ recv
	w.t.Reset(d) // ~ set
}`},
	{"embedded timer", `import "time"
type w struct{ *time.Timer }
func (w *w) pause(d time.Duration) {
	w.Reset(d) // ~ set
	<-w.C // ~ recv
}`},
	{"timer handed to a helper", `import ("context"; "time")
func wait(ctx context.Context, t *time.Timer) {
	select {
	case <-t.C:
	case <-ctx.Done():
	}
}
func f(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d) // ~ set
	wait(ctx, t) // ~ recv
}`},
	{"channel handed to a helper", `import "time"
func wait(quit chan struct{}, c <-chan time.Time) bool {
	select {
	case <-c: return true
	case <-quit: return false
	}
}
func f(quit chan struct{}, d time.Duration) { wait(quit, time.After(d)) } // ~ set recv`},
	{"helper that makes the channel", `import "time"
func after(d time.Duration) <-chan time.Time { return time.After(d) } // ~ scheduled
func f(d time.Duration) { <-after(d) } // ~ set recv`},
	{"helper that makes the timer", `import "time"
func start(n int, d time.Duration) (*time.Timer, func()) {
	t := time.NewTimer(d) // ~ scheduled
	return t, func() { t.Stop() }
}
func f(d time.Duration) {
	t, stop := start(1, d) // ~ set
	defer stop()
	<-t.C // ~ recv
}`},
	{"helper that makes one of two", `import "time"
func after(slow bool, a, b time.Duration) <-chan time.Time {
	if slow {
		return time.After(a) // ~ scheduled
	}
	return time.After(b) // ~ scheduled
}
func f(d time.Duration) { <-after(true, d, d) } // ~ set? recv`},
	{"two timers of one constructor", `import "time"
func stopped() *time.Timer { t := time.NewTimer(0); if !t.Stop() { <-t.C }; return t } // ~ scheduled
func f(a, b time.Duration) {
	x, y := stopped(), stopped()
	x.Reset(a) // ~ set
	y.Reset(b) // ~ set
	<-y.C // ~ recv
	<-x.C // ~ recv
}`},
	{"nobody receives", `import "time"
func f(d time.Duration) *time.Timer { return time.NewTimer(d) } // ~ scheduled`},
	{"scheduled", `import "time"
func f(d time.Duration, g func()) { time.AfterFunc(d, g) } // ~ scheduled`},
	{"scheduled again", `import "time"
func f(d time.Duration, g func()) {
	t := time.AfterFunc(d, g) // ~ scheduled
	t.Reset(d) // ~ scheduled
}`},
	{"looks and goes on", `import "time"
func f(d time.Duration) {
	t := time.NewTimer(d) // ~ scheduled
	select {
	case <-t.C:
	default:
	}
}`},

	{"ticker", `import "time"
func f(d time.Duration, op func()) {
	t := time.NewTicker(d) // ~ ticking
	for range t.C { op() } // ~ recv
}`},
	{"tick", `import "time"
func f(d time.Duration, op func()) {
	for range time.Tick(d) { op() } // ~ ticking recv
}`},
	{"ticker as a timer", `import ("context"; "time")
func f(ctx context.Context, d time.Duration) {
	t := time.NewTicker(d) // ~ set
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C: // ~ recv
	}
}`},
	{"ticker made anew each turn", `import "time"
func f(d time.Duration, op func() error) {
	for op() != nil {
		t := time.NewTicker(d) // ~ set
		<-t.C // ~ recv
		t.Stop()
		d *= 2
	}
}`},
	{"ticker with a new period", `import "time"
func f(d time.Duration, op func() error) {
	t := time.NewTicker(d) // ~ ticking
	for {
		<-t.C // ~ recv recv
		if op() != nil {
			d *= 2
			t.Reset(d) // ~ ticking
		}
	}
}`},

	{"clock interface", `import "time"
type clock interface{ Sleep(time.Duration); After(time.Duration) <-chan time.Time }
func f(c clock, d time.Duration) {
	c.Sleep(d) // ~ set recv
	<-c.After(d) // ~ set recv
}`},
	{"clock with timers", `import "time"
type timer interface{ C() <-chan time.Time; Reset(time.Duration) bool; Stop() bool }
type clock interface{ NewTimer(time.Duration) timer }
func f(c clock, d time.Duration) {
	t := c.NewTimer(d) // ~ scheduled
	x := c.NewTimer(d) // ~ set
	for {
		<-x.C() // ~ recv recv
		x.Reset(d) // ~ set
	}
	_ = t
}`},
	{"clock of the package", `import "time"
type real struct{}
func (real) Sleep(d time.Duration) { time.Sleep(d) } // ~ set recv
func f(c real, d time.Duration) { c.Sleep(d) }`},
	{"sleep in a variable", `import "time"
var sleep = time.Sleep
func f(d time.Duration) { sleep(d) } // ~ set recv`},
	{"sleep in a field", `import "time"
type c struct{ nap func(time.Duration) }
func newC() *c { return &c{nap: time.Sleep} }
func (c *c) f(d time.Duration) { c.nap(d) } // ~ set recv`},
	{"sleep in an option", `import "time"
type c struct{ nap func(time.Duration) }
type option func(*c)
func with(nap func(time.Duration)) option { return func(c *c) { c.nap = nap } }
func newC(opts ...option) *c { return &c{} }
var _ = newC(with(time.Sleep))
func (c *c) f(d time.Duration) { c.nap(d) } // ~ set recv`},
	{"sleep as a default", `import "time"
func f(nap func(time.Duration), d time.Duration) {
	if nap == nil { nap = time.Sleep }
	nap(d) // ~ set recv
}`},
	{"after in a variable of the package", `import "time"
var after = time.After
func f(d time.Duration) { <-after(d) } // ~ set recv`},
	{"function values that do not sleep", `import "time"
var log = func(d time.Duration) {}
func f(d time.Duration) { log(d) }`},

	{"send or give up", `import "time"
func f(c chan int, d time.Duration) bool {
	select {
	case c <- 1: return true
	case <-time.After(d): return false // ~ set(timeout) recv
	}
}`},
	{"answer or give up", `import "time"
func f(c chan int, d time.Duration) int {
	select {
	case v := <-c: return v
	case <-time.After(d): return 0 // ~ set(timeout) recv
	}
}`},
	{"work or give up", `import "time"
func f(work func(), d time.Duration) {
	done := make(chan struct{})
	go func() { work(); close(done) }()
	select {
	case <-done:
	case <-time.After(d): // ~ set(timeout) recv
	}
}`},
	{"time case fails", `import ("errors"; "time")
func f(ready <-chan struct{}, d time.Duration) error {
	select {
	case <-ready: return nil
	case <-time.After(d): return errors.New("late") // ~ set(timeout) recv
	}
}`},
	{"time case fails behind a defer", `import ("errors"; "time"; "sync")
var errLate = errors.New("late")
func f(mu *sync.Mutex, ready <-chan struct{}, d time.Duration) (n int, err error) {
	mu.Lock()
	defer mu.Unlock()
	select {
	case <-ready: return 1, nil
	case <-time.After(d): return 0, errLate // ~ set(timeout) recv
	}
}`},
	{"time case tries again by recursion", `import ("context"; "time")
func f(ctx context.Context, n int, op func() error, d time.Duration) error {
	if op() == nil { return nil }
	select {
	case <-ctx.Done(): return ctx.Err()
	case <-time.After(d): return f(ctx, n-1, op, d*2) // ~ set recv
	}
}`},
	{"stop channel", `import ("os"; "time")
func f(stop <-chan struct{}, quit chan bool, sig chan os.Signal, d time.Duration) {
	select {
	case <-stop:
	case <-quit:
	case <-sig:
	case <-time.After(d): // ~ set recv
	}
}`},
	{"deadline before the loop", `import ("errors"; "time")
func f(op func() error, d time.Duration) error {
	end := time.After(time.Minute) // ~ set(timeout)
	for {
		if op() == nil { return nil }
		select {
		case <-end: return errors.New("late") // ~ recv
		case <-time.After(d): // ~ set recv
		}
		d *= 2
	}
}`},
	{"event loop", `import "time"
func f(events <-chan int, op func(int) error, d time.Duration) {
	var again <-chan time.Time
	for {
		select {
		case e, ok := <-events:
			if !ok { return }
			if op(e) != nil { again = time.After(d) } // ~ set
		case <-again: // ~ recv
			op(0)
		}
	}
}`},
	{"another time in the select", `import "time"
func f(tick *time.Ticker, d time.Duration) {
	select {
	case <-tick.C:
	case <-time.After(d): // ~ set recv
	}
}`},
}

func TestWaits(t *testing.T) {
	for _, test := range waitTests {
		t.Run(test.name, func(t *testing.T) {
			src := waitsHeader + test.src
			inProgram(t, src, func(p *program) {
				var got []string
				for _, fn := range p.funcs {
					got = append(got, describe(p.pass.Fset, p.waitsOf(fn))...)
				}
				slices.Sort(got)
				if want := marks(src); !slices.Equal(got, want) {
					t.Errorf("got  %v\nwant %v", got, want)
				}
			})
		})
	}
}
