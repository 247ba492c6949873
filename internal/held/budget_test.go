package held

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/ssa/ssautil"

	"github.com/backofflint/backofflint/internal/schedule"
)

var (
	fset    = token.NewFileSet()
	imports = importer.ForCompiler(fset, "source", nil) // reads the source of each package once
)

// analyzed runs the analysis on one file that imports the standard library.
func analyzed(t *testing.T, src string) []*Hold {
	t.Helper()
	file, err := parser.ParseFile(fset, "x.go", src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	conf := &types.Config{Importer: imports}
	pkg, info, err := ssautil.BuildPackage(conf, fset, types.NewPackage("p", "p"), []*ast.File{file}, 0)
	if err != nil {
		t.Fatal(err)
	}
	var funcs []*ssa.Function
	for fn := range ssautil.AllFunctions(pkg.Prog) {
		if fn.Pkg == pkg && len(fn.Blocks) > 0 {
			funcs = append(funcs, fn)
		}
	}
	pass := &analysis.Pass{
		Fset: fset, Files: []*ast.File{file}, Pkg: pkg.Pkg, TypesInfo: info,
		ImportObjectFact: func(types.Object, analysis.Fact) bool { return false },
		ExportObjectFact: func(types.Object, analysis.Fact) {},
	}
	found, _ := Read(pass, nil, pkg, funcs, schedule.Read(pass, nil, pkg, funcs).Waits).Analyze()
	return found
}

// Long functions, deep nests, many calls and much recursion are done in time.
func TestBudget(t *testing.T) {
	const head = "package p\nimport (\"sync\"; \"time\")\nvar mu sync.Mutex\ntype s struct{ mu sync.Mutex; next *s }\n"
	repeat := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(strings.ReplaceAll(format, "#", fmt.Sprint(i)))
		}
		return b.String()
	}
	for name, body := range map[string]string{
		"branches": "func f(n int) {\n" + repeat(2000, "if n > # { mu.Lock(); time.Sleep(1); mu.Unlock() }\n") + "}\n",
		"captured": "func f(x *s, n int) { g := func() { x.mu.Lock() }\ng()\n" + repeat(1000, "if n > # { x.mu.Unlock(); x.mu.Lock() }\n") + "time.Sleep(1)\n}\n",
		"nested":   "func f(n int) {\n" + repeat(60, "for i# := range n { mu.Lock()\n_ = i#\n") + "time.Sleep(1)\n" + repeat(60, "mu.Unlock() }\n") + "}\n",
		"defers":   "func f(n int) {\n" + repeat(1500, "if n > # { mu.Lock(); defer mu.Unlock() }\n") + "time.Sleep(1)\n}\n",
		"deep":     chain(2000),
		"knot":     knot(50),
	} {
		start := time.Now()
		analyzed(t, head+body)
		if took := time.Since(start); took > 20*time.Second {
			t.Errorf("%s: %v", name, took)
		} else {
			t.Logf("%s: %v", name, took)
		}
	}
}

// chain is functions that call each other in a row, each with a lock of the next object.
func chain(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "func f%d(x *s) { x.mu.Lock(); f%d(x.next); x.mu.Unlock() }\n", i, i+1)
	}
	fmt.Fprintf(&b, "func f%d(x *s) { time.Sleep(1) }\n", n)
	return b.String()
}

// knot is functions that all call each other.
func knot(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "func f%d(x *s) { x.mu.Lock(); time.Sleep(1)\n", i)
		for j := range n {
			fmt.Fprintf(&b, "f%d(x.next)\n", j)
		}
		b.WriteString("x.mu.Unlock() }\n")
	}
	return b.String()
}
