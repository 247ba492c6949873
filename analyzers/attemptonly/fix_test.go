package attemptonly_test

// The fixes of one fixture are applied: what comes out is the golden file, it compiles, and no fix is left.

import (
	"flag"
	"fmt"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/backofflint/backofflint/analyzers/attemptonly"
)

func TestFix(t *testing.T) {
	root := filepath.Join("..", "..", "testdata")
	src, err := os.ReadFile(filepath.Join(root, "src", "attemptonly", "bad", "ignored", "ignored.go"))
	if err != nil {
		t.Fatal(err)
	}
	fixed, n := applyFixes(t, src)
	if n != 3 {
		t.Errorf("%d fixes, want 3: of those of parameter, results and generic", n)
	}
	golden := filepath.Join(root, "golden", "attemptonly_ignored.txt")
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile(golden, fixed, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatalf("%v (go test -update writes it)", err)
	}
	if string(fixed) != string(want) {
		t.Errorf("the fixed file differs from %s:\n%s", golden, fixed)
	}
	if _, n := applyFixes(t, fixed); n != 0 {
		t.Errorf("%d fixes of what was fixed", n)
	}
}

// applyFixes analyses one file, and applies what is suggested.
func applyFixes(t *testing.T, src []byte) (fixed []byte, n int) {
	t.Helper()
	fset := token.NewFileSet()
	var edits []analysis.TextEdit
	for _, d := range analyzeIn(t, fset, []string{string(src)})[0] {
		for _, f := range d.SuggestedFixes {
			edits = append(edits, f.TextEdits...)
			n++
		}
	}
	slices.SortFunc(edits, func(a, b analysis.TextEdit) int { return int(b.Pos - a.Pos) })
	offset := func(pos token.Pos) int { return fset.Position(pos).Offset }
	fixed = slices.Clone(src)
	for _, e := range edits { // the last first, so that positions stay true
		fixed = slices.Concat(fixed[:offset(e.Pos)], e.NewText, fixed[offset(e.End):])
	}
	return fixed, n
}

func analyze(t *testing.T, sources []string) [][]analysis.Diagnostic {
	t.Helper()
	return analyzeIn(t, token.NewFileSet(), sources)
}

// analyzeIn gives the diagnostics of sources, each a package of its own.
func analyzeIn(t *testing.T, fset *token.FileSet, sources []string) (found [][]analysis.Diagnostic) {
	t.Helper()
	dir := t.TempDir()
	files := map[string]string{"go.mod": "module m\n\ngo 1.26\n"}
	for i, src := range sources {
		files[fmt.Sprintf("p%03d/x.go", i)] = src
	}
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadSyntax | packages.NeedModule,
		Dir:  dir,
		Fset: fset,
		Env:  append(os.Environ(), "GOPROXY=off", "GOWORK=off", "GOFLAGS="),
	}, "./...") // in the order of their paths
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pkgs {
		for _, e := range p.Errors {
			t.Error(e)
		}
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{attemptonly.Analyzer}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, root := range graph.Roots {
		found = append(found, root.Diagnostics)
	}
	return found
}
