package variant

// The harness is held against two bad checks and one program: a check that goes by names must be caught, and a change of spelling must not
// change what a program does.

import (
	"fmt"
	"go/ast"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"
)

// naive reports `time.Sleep(...)` in a for statement of a function that is called retry.
var naive = &analysis.Analyzer{Name: "naive", Doc: "go by names", Run: func(pass *analysis.Pass) (any, error) {
	visit(pass, func(fn *ast.FuncDecl, n ast.Node) {
		if loop, ok := n.(*ast.ForStmt); ok && fn.Name.Name == "retry" {
			for m := range ast.Preorder(loop) {
				if stmt, ok := m.(*ast.ExprStmt); ok && calls(stmt.X, "time", "Sleep") {
					pass.Report(analysis.Diagnostic{Pos: stmt.Pos(), Category: "sleep", Message: "sleeps"})
				}
			}
		}
	})
	return nil, nil
}}

// stubborn says of every if that it is a ceiling, and of every function that it has one.
var stubborn = &analysis.Analyzer{Name: "stubborn", Doc: "keep to an opinion", ResultType: reflect.TypeFor[[]string](),
	Run: func(pass *analysis.Pass) (any, error) {
		var lines []string
		visit(pass, func(fn *ast.FuncDecl, n ast.Node) {
			if loop, ok := n.(*ast.ForStmt); ok {
				at := pass.Fset.Position(loop.Pos())
				lines = append(lines, fmt.Sprintf("%s:%d: ceiling=yes, bounded by a test at retry.go:11", at.Filename, at.Line))
			}
		})
		return lines, nil
	}}

func visit(pass *analysis.Pass, each func(*ast.FuncDecl, ast.Node)) {
	for _, f := range pass.Files {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				for n := range ast.Preorder(fn) {
					each(fn, n)
				}
			}
		}
	}
}

func calls(e ast.Expr, pkg, name string) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != name {
		return false
	}
	id, ok := sel.X.(*ast.Ident)
	return ok && id.Name == pkg
}

func TestNamesAreCaught(t *testing.T) {
	suite := Suite{
		Checks: []*analysis.Analyzer{naive}, Engine: stubborn,
		Describe: []func(any, *token.FileSet) []string{func(result any, _ *token.FileSet) []string { return result.([]string) }},
	}
	groups := Groups(loadPackages(t, "naive"))
	before, err := suite.Ask(groups)
	if err != nil {
		t.Fatal(err)
	}
	var holds []string
	for _, kind := range Kinds {
		outcomes, err := suite.Run(kind, groups, before)
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range outcomes {
			if o.Skipped != nil {
				t.Errorf("%s: %v", o.Name, o.Skipped)
			}
			if o.Broken == "" {
				holds = append(holds, kind.Name)
			}
		}
	}
	// These change nothing that the naive check looks at.
	want := []string{
		"type alias", "long assignment", "other branch", "switch for if", "test in a variable", "min for if", "helper for the delay",
	}
	if !slices.Equal(holds, want) {
		t.Errorf("holding: %q, want %q", holds, want)
	}
}

// What a program prints stays the same however it is spelled.
func TestSpellingsKeepTheMeaning(t *testing.T) {
	p := loadPackages(t, "meaning")[0]
	s, err := newSource(p, new(Answer))
	if err != nil {
		t.Fatal(err)
	}
	want := runProgram(t, s.text[p.Syntax[0]])
	for _, kind := range Kinds {
		if !kind.Spelling {
			continue
		}
		t.Run(kind.Name, func(t *testing.T) {
			changes := kind.find(s)
			if len(changes) != 1 {
				t.Fatalf("%d changes", len(changes))
			}
			text, err := changes[0].apply(s, p.Syntax[0])
			if err != nil {
				t.Fatal(err)
			}
			if got := runProgram(t, text); got != want {
				t.Errorf("prints\n%s\nfor\n%s\nprogram\n%s", got, want, text)
			}
		})
	}
}

func runProgram(t *testing.T, text []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "run", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s\n%s", err, out, text)
	}
	return string(out)
}

func loadPackages(t *testing.T, module string) []*packages.Package {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadSyntax | packages.NeedModule, Dir: filepath.Join("testdata", module),
		Env: append(os.Environ(), "GOWORK=off", "GOFLAGS="),
	}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pkgs {
		for _, e := range p.Errors {
			t.Error(e)
		}
	}
	return pkgs
}
