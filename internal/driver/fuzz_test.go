package driver

// The whole pipeline over code that nobody wrote: the engine, every check, comments that silence, fixes and all forms of
// output, on mutated fixtures and on the syntax of the Go distribution's own tests. Whatever the code, it ends, nothing
// panics, and a fix that is offered can be applied and leaves code that compiles.

import (
	"bytes"
	"go/importer"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/internal/engine"
)

// FuzzPipeline runs for as long as one likes: go test ./internal/driver -run '^$' -fuzz FuzzPipeline -fuzztime 10m
func FuzzPipeline(f *testing.F) {
	fixtures, syntax := sources(f)
	for i, src := range slices.Concat(fixtures, syntax) {
		f.Add(src, uint64(i), uint8(i%4))
	}
	f.Fuzz(func(t *testing.T, src string, seed uint64, times uint8) {
		if _, err := parser.ParseFile(token.NewFileSet(), "x.go", src, parser.SkipObjectResolution); err != nil && times%8 == 0 {
			return
		}
		readAnything(t, mutated(src, seed, times))
	})
}

// A slice of the same in every run of the tests, always the same one.
func TestPipelineSlice(t *testing.T) {
	fixtures, syntax := sources(t)
	pick := rand.New(rand.NewPCG(1, 2))
	findings, fixes := 0, 0
	for i := range 2000 {
		srcs := fixtures
		if i%2 == 1 && len(syntax) > 0 {
			srcs = syntax
		}
		src := srcs[pick.IntN(len(srcs))]
		n, m := readAnything(t, mutated(src, pick.Uint64(), uint8(pick.IntN(8))))
		findings, fixes = findings+n, fixes+m
	}
	if findings < 100 || fixes < 10 {
		t.Errorf("%d findings and %d fixes: what is read is too far from real code", findings, fixes)
	}
}

func mutated(src string, seed uint64, times uint8) string {
	r := rand.New(rand.NewPCG(seed, 1))
	for range times % 8 {
		src = mutate(src, r)
	}
	return src
}

// largest is the size of the sources that are read, in bytes: what is large is for growth_test.go.
const largest = 1 << 16

// library is an import of what is not in the standard library: here it resolves to nothing.
var library = regexp.MustCompile(`"[a-z0-9-]+\.[a-z]+/`)

// sources reads the fixtures of all checks, and the tests of the compiler and the type checker where they are there. The
// fixtures that import a library stand beside those tests: little is understood of them.
func sources(tb testing.TB) (fixtures, syntax []string) {
	tb.Helper()
	read := func(root string) (srcs []string) {
		_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, ".go") {
				if data, err := os.ReadFile(path); err == nil && len(data) < largest {
					srcs = append(srcs, string(data))
				}
			}
			return nil // a distribution without its tests is fine
		})
		return srcs
	}
	for _, src := range read("../../testdata") {
		if library.MatchString(src) {
			syntax = append(syntax, src)
		} else {
			fixtures = append(fixtures, src)
		}
	}
	if len(fixtures) == 0 {
		tb.Fatal("no fixtures")
	}
	root := ""
	if out, err := exec.Command("go", "env", "GOROOT").Output(); err == nil {
		root = strings.TrimSpace(string(out))
	}
	syntax = append(syntax, read(filepath.Join(root, "test"))...)
	return fixtures, append(syntax, read(filepath.Join(root, "src", "internal", "types", "testdata"))...)
}

// mutate deletes, repeats or exchanges tokens of a source.
func mutate(src string, r *rand.Rand) string {
	type tok struct{ from, to int }
	var toks []tok
	fset := token.NewFileSet()
	file := fset.AddFile("", -1, len(src))
	var s scanner.Scanner
	s.Init(file, []byte(src), func(token.Position, string) {}, 0)
	for {
		pos, kind, lit := s.Scan()
		if kind == token.EOF {
			break
		}
		text := lit
		if text == "" {
			text = kind.String()
		}
		if from := file.Offset(pos); from+len(text) <= len(src) {
			toks = append(toks, tok{from, from + len(text)})
		}
	}
	if len(toks) < 8 {
		return src
	}
	a, b := toks[r.IntN(len(toks))], toks[r.IntN(len(toks))]
	if a.from > b.from {
		a, b = b, a
	}
	switch r.IntN(4) {
	case 0:
		return src[:a.from] + src[a.to:]
	case 1:
		return src[:a.to] + " " + src[a.from:]
	case 2:
		return src[:a.from] + src[b.from:b.to] + src[a.to:]
	}
	if a.to > b.from {
		return src
	}
	return src[:a.from] + src[b.from:b.to] + src[a.to:b.from] + src[a.from:a.to] + src[b.to:]
}

// standard imports the standard library; one for all, since reading its export data takes the time of many runs.
var standard = sync.OnceValue(func() types.Importer { return importer.ForCompiler(token.NewFileSet(), "gc", nil) })

// suite are the checks as the command has them, and their engine.
func suite() []*analysis.Analyzer { return append(analyzers.All(), engine.Analyzer) }

// checked makes a target of a source; nil where it does not parse, since drivers stop there.
func checked(src string) *target {
	t := &target{path: "p", fset: token.NewFileSet(), pkg: types.NewPackage("p", "p"), sizes: types.SizesFor("gc", "amd64")}
	file, err := parser.ParseFile(t.fset, "x.go", src, parseMode)
	if err != nil {
		return nil
	}
	t.files = append(t.files, file)
	t.pkg.SetName(file.Name.Name)
	t.check(&types.Config{Importer: lockedImporter{}, Sizes: t.sizes, GoVersion: "go1.26"})
	t.facts = newFactSet(t.pkg)
	t.facts.below = func(*types.Package) *factSet { return nil }
	return t
}

// lockedImporter lets several run at once.
type lockedImporter struct{}

var importMu sync.Mutex

func (lockedImporter) Import(path string) (*types.Package, error) {
	importMu.Lock()
	defer importMu.Unlock()
	return standard().Import(path)
}

// readAnything takes a source that may be wrong through all that the command does with one, tries each fix, and counts.
func readAnything(tb testing.TB, src string) (findings, fixes int) {
	tb.Helper()
	t := checked(src)
	if t == nil {
		return 0, 0
	}
	done, findings := pipeline(tb, t, src)
	for a, o := range done {
		for _, d := range o.diagnostics {
			for _, fix := range d.SuggestedFixes {
				tryFix(tb, t, a, src, fix)
				fixes++
			}
		}
	}
	return findings, fixes
}

// pipeline runs the suite on a package and prints what it finds in each form.
func pipeline(tb testing.TB, t *target, src string) (done outcomes, findings int) {
	tb.Helper()
	done = t.analyze(suite())
	var r report
	r.collect("p", suite(), t, done)
	r.sort()
	for _, e := range r.errors {
		tb.Errorf("%v\n%s", e.err, src)
	}
	if len(r.errors) == 0 {
		engine.Describe(done[engine.Analyzer].result, t.fset)
	}
	findings = len(r.findings)
	var out bytes.Buffer
	r.printText(&out, 1)
	r.printGitHub(&out)
	if err := r.printJSON(&out); err != nil {
		tb.Error(err)
	}
	if err := r.printSARIF(&out, suite(), t.illTyped); err != nil {
		tb.Error(err)
	}
	if err := newBaseline(r.findings).remove(&r); len(err) > 0 || len(r.findings) > 0 {
		tb.Errorf("a baseline does not match itself: %v\n%s", err, src)
	}
	return done, findings
}

// tryFix applies one fix: what was right stays right.
func tryFix(tb testing.TB, t *target, a *analysis.Analyzer, src string, fix analysis.SuggestedFix) {
	tb.Helper()
	edits := slices.Clone(fix.TextEdits)
	slices.SortStableFunc(edits, func(a, b analysis.TextEdit) int { return int(b.Pos - a.Pos) })
	fixed := src
	base := token.Pos(t.fset.File(t.files[0].FileStart).Base())
	for _, e := range edits {
		fixed = fixed[:e.Pos-base] + string(e.NewText) + fixed[e.End-base:]
	}
	after := checked(fixed)
	if after == nil || !t.illTyped && after.illTyped {
		var why []string
		if after != nil {
			why = after.problems
		}
		tb.Errorf("%s: %q breaks the code: %v\n--- before\n%s\n--- after\n%s", a.Name, fix.Message, why, src, fixed)
	}
}
