//go:build unix

package engine

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"syscall"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/fixture"
)

// The cost of a function grows with its size, not with the square of it: ten times the blocks may take 60 times as long
// at most. A linear cost would be 10 times, a square one 100 times. About 30 are seen, since x/tools' lifting of
// variables to registers, which is two thirds of it at that size, looks for its next block from the first one.
func TestCostOfLargeFunctions(t *testing.T) {
	for _, large := range fixture.LargeFunctions {
		t.Run(large.Where, func(t *testing.T) { testGrowth(t, large, 1000) })
	}
	t.Run(fixture.Continues.Where, func(t *testing.T) { testGrowth(t, fixture.Continues, 200) })
}

func testGrowth(t *testing.T, large fixture.Large, blocks int) {
	small, big := cost(t, large.Source(blocks)), cost(t, large.Source(10*blocks))
	t.Logf("%v, then %v", small, big)
	if big > 60*max(small, time.Millisecond) {
		t.Errorf("%d blocks take %v, %d take %v", blocks, small, 10*blocks, big)
	}
}

// cost is the least CPU time of a few analyses: what else the machine does only adds.
func cost(t *testing.T, source string) time.Duration {
	t.Helper()
	pass := passOf(t, source)
	least := time.Duration(1<<63 - 1)
	for range 3 {
		begin := cpuTime(t)
		result, err := Analyzer.Run(pass)
		least = min(least, cpuTime(t)-begin)
		if err != nil {
			t.Fatal(err)
		}
		if r := result.(*Result); len(r.Schedules) != 1 || len(r.Holds) != 1 {
			t.Fatalf("%d schedules and %d holds, want one of each", len(r.Schedules), len(r.Holds))
		}
	}
	return least
}

// cpuTime is what this process has used up so far.
func cpuTime(t *testing.T) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

var (
	fset    = token.NewFileSet()
	imports = importer.ForCompiler(fset, "gc", nil) // asks the go command once for each package
)

func passOf(t *testing.T, source string) *analysis.Pass {
	t.Helper()
	file, err := parser.ParseFile(fset, "p.go", source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Instances: map[*ast.Ident]types.Instance{}, Scopes: map[ast.Node]*types.Scope{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, FileVersions: map[*ast.File]string{},
	}
	conf := types.Config{Importer: imports}
	pkg, err := conf.Check("p", fset, []*ast.File{file}, info)
	if err != nil {
		t.Fatal(err)
	}
	return &analysis.Pass{
		Analyzer: Analyzer, Fset: fset, Files: []*ast.File{file}, Pkg: pkg, TypesInfo: info,
		ImportObjectFact:  func(types.Object, analysis.Fact) bool { return false },
		ImportPackageFact: func(*types.Package, analysis.Fact) bool { return false },
		ExportObjectFact:  func(types.Object, analysis.Fact) {},
		ExportPackageFact: func(analysis.Fact) {},
		AllObjectFacts:    func() []analysis.ObjectFact { return nil },
		AllPackageFacts:   func() []analysis.PackageFact { return nil },
	}
}
