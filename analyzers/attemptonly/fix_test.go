package attemptonly_test

// The fixes of one fixture are applied: what comes out is the golden file, it compiles, and no fix is left.

import (
	"flag"
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

// applyFixes analyses one file as a module of its own, and applies what is suggested.
func applyFixes(t *testing.T, src []byte) (fixed []byte, n int) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string][]byte{"go.mod": []byte("module fixed\n\ngo 1.26\n"), "x.go": src} {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadSyntax | packages.NeedModule,
		Dir:  dir,
		Env:  append(os.Environ(), "GOPROXY=off", "GOWORK=off", "GOFLAGS="),
	}, ".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range pkgs[0].Errors {
		t.Error(e)
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{attemptonly.Analyzer}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	var edits []analysis.TextEdit
	for _, d := range graph.Roots[0].Diagnostics {
		for _, f := range d.SuggestedFixes {
			edits = append(edits, f.TextEdits...)
			n++
		}
	}
	slices.SortFunc(edits, func(a, b analysis.TextEdit) int { return int(b.Pos - a.Pos) })
	file := pkgs[0].Fset.File(pkgs[0].Syntax[0].FileStart)
	offset := func(pos token.Pos) int { return file.Offset(pos) }
	fixed = slices.Clone(src)
	for _, e := range edits { // the last first, so that positions stay true
		fixed = slices.Concat(fixed[:offset(e.Pos)], e.NewText, fixed[offset(e.End):])
	}
	return fixed, n
}
