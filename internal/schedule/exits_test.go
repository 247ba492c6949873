package schedule

import (
	"slices"
	"strings"
	"testing"
)

// Each source has one outermost loop; want lists what its exits mean, in the order of the code.
var exitTests = []struct{ name, want, src string }{
	{"counted and success", "counted success", `func f(op func() error, n int) {
	for i := 0; i < n; i++ { if op() == nil { return } }
}`},
	{"range over an int", "counted success", `func f(op func() error) { for range 5 { if op() == nil { return } } }`},
	{"counting down", "success counted", `func f(op func() error, n int) {
	for { if op() == nil { return }; if n--; n <= 0 { return } }
}`},
	{"counter in a field", "success counted", `type s struct{ n, most int }
func (s *s) f(op func() error) {
	for { if op() == nil { return }; s.n++; if s.n >= s.most { return } }
}`},
	{"captured counter", "success counted", `func f(op func() error, log func(func())) {
	n := 0
	for { log(func() { println(n) }); if op() == nil { return }; n++; if n > 5 { return } }
}`},
	{"getter for a bound", "counted success", `type c interface{ Tries() int }
func f(c c, op func() error) { for i := 0; i < c.Tries(); i++ { if op() == nil { return } } }`},
	{"a delay passes a bound", "success budget", `import "time"
func f(op func() error, d time.Duration) {
	for { if op() == nil { return }; if d *= 2; d > time.Minute { return } }
}`},
	{"a budget", "success budget", `import "time"
func f(op func() error, left, d time.Duration) {
	for { if op() == nil { return }; if left -= d; left < 0 { return } }
}`},
	{"failure", "failure", `func f(op func() error) error { for { if err := op(); err != nil { return err } } }`},
	{"permanent", "success failure", `func f(op func() error, busy func(error) bool) error {
	for { err := op(); if err == nil { return nil }; if !busy(err) { return err } }
}`},
	{"permanent in one condition", "success failure", `func f(op func() error, busy func(error) bool) error {
	for { if err := op(); err == nil || !busy(err) { return err } }
}`},
	{"a word about the answer", "failure+success", `func f(op func() (int, error), again func(int, error) bool) {
	for { if v, err := op(); !again(v, err) { return } }
}`},
	{"context in a select", "success deadline", `import ("context"; "time")
func f(ctx context.Context, op func() error) {
	for { if op() == nil { return }; select { case <-ctx.Done(): return; case <-time.After(1): } }
}`},
	{"context asked", "deadline success", `import "context"
func f(ctx context.Context, op func() error) { for ctx.Err() == nil { if op() == nil { return } } }`},
	{"context asked after", "success deadline", `import "context"
func f(ctx context.Context, op func() error) error { for { if op() == nil { return nil }; if err := ctx.Err(); err != nil { return err } } }`},
	{"context without end", "success other", `import "context"
func f(op func() error) { ctx := context.Background(); for { if op() == nil { return }; if ctx.Err() != nil { return } } }`},
	{"context without end from the only caller", "success other", `import ("context"; "time")
func f(ctx context.Context, op func() error) {
	for { if op() == nil { return }; select { case <-ctx.Done(): return; case <-time.After(1): } }
}
func g(op func() error) { f(context.WithoutCancel(context.TODO()), op) }`},
	{"clock", "deadline success", `import "time"
func f(op func() error, end time.Time) { for time.Now().Before(end) { if op() == nil { return } } }`},
	{"elapsed", "success deadline", `import "time"
func f(op func() error) { start := time.Now(); for { if op() == nil { return }; if time.Since(start) > time.Minute { return } } }`},
	{"timer before the loop", "success deadline", `import "time"
func f(op func() error) { end := time.After(9); for { if op() == nil { return }; select { case <-end: return; case <-time.After(1): } } }`},
	{"stop", "success stop", `import "time"
func f(op func() error, quit chan struct{}) { for { if op() == nil { return }; select { case <-quit: return; case <-time.After(1): } } }`},
	{"the last case of a select", "stop", `import "time"
func f(op func(), quit chan struct{}) { for { select { case <-time.After(1): op(); case <-quit: return } } }`},
	{"two cases of a select", "deadline+stop", `import ("context"; "time")
func f(ctx context.Context, op func(), quit chan struct{}) {
	for { select { case <-time.After(1): op(); case <-ctx.Done(): return; case <-quit: return } }
}`},
	{"a word beside the error", "counted failure+success", `func f(op func() (bool, error), n int) error {
	for n > 0 { again, err := op(); if !again { return err }; n-- }
	return nil
}`},
	{"state of the program", "other", `type s struct{ state int }
func (s *s) now() int { return s.state }
func f(s *s, op func()) { for s.now() != 3 { op() } }`},
	{"an answer on a channel", "success", `import "time"
func f(c chan int) int { for { select { case v := <-c: return v; case <-time.After(1): } } }`},
	{"waiter with a context", "success deadline", `import ("context"; "time")
func pause(ctx context.Context, d time.Duration) error {
	select { case <-ctx.Done(): return ctx.Err(); case <-time.After(d): return nil }
}
func f(ctx context.Context, op func() error) error {
	for { if op() == nil { return nil }; if err := pause(ctx, 1); err != nil { return err } }
}`},
	{"waiter with a context without end", "success failure", `import ("context"; "time")
func pause(ctx context.Context, d time.Duration) error {
	select { case <-ctx.Done(): return ctx.Err(); case <-time.After(d): return nil }
}
func f(op func() error) error {
	for { if op() == nil { return nil }; if err := pause(context.Background(), 1); err != nil { return err } }
}`},
	{"operation with a context", "success failure", `import "context"
type c struct{ get func() error }
func (c *c) do(ctx context.Context) error { if ctx.Err() != nil { return ctx.Err() }; return c.get() }
func f(ctx context.Context, c *c, busy func(error) bool) error {
	for { err := c.do(ctx); if err == nil { return nil }; if !busy(err) { return err } }
}`},
	{"ended context as an error", "success deadline+failure", `import ("context"; "errors")
func f(ctx context.Context, op func(context.Context) error) error {
	for { err := op(ctx); if err == nil { return nil }; if errors.Is(err, context.DeadlineExceeded) { return err } }
}`},
	{"policy that counts", "success counted", `import "errors"
type p struct{ n, most int }
func (p *p) next() error { if p.n++; p.n > p.most { return errors.New("over") }; return nil }
func f(p *p, op func() error) { for { if op() == nil { return }; if p.next() != nil { return } } }`},
	{"predicate that is told the count", "success counted", `type p struct{ most int }
func (p p) more(n int) bool { return n < p.most }
func f(p p, op func() error) { for n := 0; ; n++ { if op() == nil { return }; if !p.more(n) { return } } }`},
	{"ready", "success", `func f(ready func() bool) { for !ready() { } }`},
	{"found", "success", `func f(find func() *int) *int { for { if v := find(); v != nil { return v } } }`},
	{"status", "success", `func f(state func() string) { for state() != "done" { } }`},
	{"flag", "success", `func f(op func() error) { for done := false; !done; { if op() == nil { done = true } } }`},
	{"switch", "counted success", `func f(op func() error, n int) { for i := 0; i < n; i++ { switch err := op(); { case err == nil: return } } }`},
}

func (k ExitKind) text() string {
	var words []string
	for i, word := range []string{"counted", "budget", "success", "failure", "deadline", "stop", "other"} {
		if k&(1<<i) != 0 {
			words = append(words, word)
		}
	}
	slices.Sort(words)
	return strings.Join(words, "+")
}

func TestExits(t *testing.T) {
	for _, test := range exitTests {
		t.Run(test.name, func(t *testing.T) {
			inProgram(t, waitsHeader+test.src, func(p *program) {
				var got []string
				for _, fn := range p.funcs {
					if fn.Name() != "f" {
						continue
					}
					for _, l := range p.nest(fn).loops {
						for _, e := range p.exits(l) {
							got = append(got, e.Kind.text())
							if !e.Pos.IsValid() {
								t.Error("an exit without a position")
							}
						}
					}
				}
				slices.Sort(got)
				want := strings.Fields(test.want)
				slices.Sort(want)
				if !slices.Equal(got, want) {
					t.Errorf("got  %v\nwant %v", got, want)
				}
			})
		})
	}
}
