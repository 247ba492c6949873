package attemptonly_test

// Pairs of programs that differ in one thing. Without the look at the deadline the loop is reported, with it there is
// silence; and what must not matter (a rename, an alias, goto for for) does not.

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers/attemptonly"
	"github.com/backofflint/backofflint/internal/fixture"
)

// looks are statements that bound the loop in time, for the place LOOK of the frame.
var looks = map[string]string{
	"context asked":  `if ctx.Err() != nil { return err }`,
	"context's end":  `if end, ok := ctx.Deadline(); ok && time.Until(end) < d { return err }`,
	"the cause":      `if context.Cause(ctx) != nil { break }`,
	"clock":          `if time.Now().After(end) { return err }`,
	"clock reversed": `if end.Before(time.Now().Add(d)) { return err }`,
	"elapsed":        `if time.Since(start) > time.Minute { return err }`,
	"elapsed, named": `spent := time.Since(start); if over := spent > time.Minute; over { break }`,
	"left":           `if left := time.Until(end); left <= 0 { return err }`,
	"timer":          `select { case <-over: return err; default: }`,
	"ended error":    `if errors.Is(err, context.DeadlineExceeded) { return err }`,
	"predicate":      `if !again(ctx, err) { return err }`,
	"helper":         `if e := check(ctx); e != nil { return e }`,
}

const frame = `package p

import (
	"context"
	"errors"
	"time"
)

var _ = errors.Is

func again(ctx context.Context, err error) bool { return err != nil && ctx.Err() == nil }

func check(ctx context.Context) error { return ctx.Err() }

func p(ctx context.Context, op func() error, d time.Duration, end time.Time) (err error) {
	start, over := time.Now(), time.After(time.Minute)
	_, _ = start, over
	for range 5 {
		if err = op(); err == nil {
			return nil
		}
		LOOK
		time.Sleep(d)
	}
	return err
}
`

func TestLooks(t *testing.T) {
	names, sources := []string{"none"}, []string{strings.Replace(frame, "LOOK", "", 1)}
	for name, look := range looks {
		names = append(names, name)
		sources = append(sources, strings.Replace(frame, "LOOK", look, 1))
	}
	for i, found := range analyze(t, sources) {
		if want := names[i] == "none"; len(found) > 0 != want {
			t.Errorf("%s: %d reports", names[i], len(found))
		}
	}
}

// void are looks that bound nothing.
var void = map[string]string{
	"never ends":      `if context.Background().Err() != nil { return err }`,
	"without cancel":  `if context.WithoutCancel(ctx).Err() != nil { return err }`,
	"a value only":    `if context.WithValue(context.TODO(), 1, 2).Err() != nil { return err }`,
	"decides nothing": `if ctx.Err() != nil { println("ended") }`,
	"measures":        `println(time.Since(start))`,
	"empty case":      `select { case <-ctx.Done(): case <-time.After(d): }`,
	"computes":        `if left := time.Until(end); left < d { d = left }`,
}

func TestVoidLooks(t *testing.T) {
	var names, sources []string
	for name, look := range void {
		names = append(names, name)
		sources = append(sources, strings.Replace(frame, "LOOK", look, 1))
	}
	for i, found := range analyze(t, sources) {
		if len(found) != 1 {
			t.Errorf("%s: %d reports, want 1", names[i], len(found))
		}
	}
}

func TestSpelling(t *testing.T) {
	plain := strings.Replace(frame, "LOOK", "", 1)
	change := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(plain) }
	variants := map[string]string{
		"renamed":       change("ctx", "c", "op", "f"),
		"alias":         change(`"time"`, `clock "time"`, "time.", "clock."),
		"three-part":    change("for range 5 {", "for i := 0; i < 5; i++ {"),
		"parenthesised": change("op()", "(op)()", "err == nil {", "(err == nil) {"),
		"goto":          change("for range 5 {", "n := 0\nagain:\nn++\n{", "time.Sleep(d)", "if n < 5 { time.Sleep(d); goto again }"),
		"other branch":  change("err == nil {\n\t\t\treturn nil\n\t\t}", "err != nil {", "time.Sleep(d)", "time.Sleep(d); continue }; return nil"),
		"helper":        change("time.Sleep(d)", "nap(d)", "func p(", "func nap(d time.Duration) { time.Sleep(d) }\n\nfunc p("),
	}
	var names, sources []string
	for name, src := range variants {
		names = append(names, name)
		sources = append(sources, src)
	}
	for i, found := range analyze(t, sources) {
		if len(found) != 1 {
			t.Errorf("%s: %d reports, want 1\n%s", names[i], len(found), sources[i])
		}
	}
}

// analyze gives the diagnostics of sources, each a package of its own.
func analyze(t *testing.T, sources []string) [][]analysis.Diagnostic {
	t.Helper()
	files := map[string]string{}
	for i, src := range sources {
		files[fmt.Sprintf("p%03d/x.go", i)] = src
	}
	return fixture.Diagnostics(t, attemptonly.Analyzer, fixture.Module(t, files)...)
}
