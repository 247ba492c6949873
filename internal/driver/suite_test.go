package driver

// The suite that the tests run: an engine that carries facts, and small checks. The test binary is the command: with
// toolEnv set it runs Main and nothing else.

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
)

const (
	toolEnv     = "DRIVER_TEST_TOOL"
	logEnv      = "DRIVER_TEST_LOG"      // a file to which the engine writes what it runs on
	noExportEnv = "DRIVER_TEST_NOEXPORT" // what to do to a unit's PackageFile
)

func TestMain(m *testing.M) {
	if os.Getenv(toolEnv) == "" {
		os.Exit(m.Run())
	}
	if how := os.Getenv(noExportEnv); how != "" {
		hideExportData(os.Args[len(os.Args)-1], how)
	}
	Main(testSuite())
}

// hideExportData makes a unit look as if the go command had compiled nothing.
func hideExportData(file, how string) {
	if !strings.HasSuffix(file, ".cfg") {
		return
	}
	data, err := os.ReadFile(file)
	cfg := make(map[string]any)
	if err != nil || json.Unmarshal(data, &cfg) != nil {
		panic("bad config")
	}
	if delete(cfg, "PackageFile"); how == "empty" {
		cfg["PackageFile"] = map[string]string{}
	}
	data, _ = json.Marshal(cfg)
	if os.WriteFile(file, data, 0o666) != nil {
		panic("cannot write config")
	}
}

// sleepsFact says that a function waits.
type sleepsFact struct{ Calls int }

func (*sleepsFact) AFact() {}

// countFact says how many functions of a package wait.
type countFact struct{ N int }

func (*countFact) AFact() {}

type sleeper struct {
	name string
	pos  token.Pos
}

type sleepers struct {
	list  []sleeper
	calls []*ast.CallExpr
	names map[*ast.CallExpr]string
	below int // waiting functions in packages below
}

func testSuite() Suite {
	engine := &analysis.Analyzer{
		Name: "sleeps", Doc: "find functions that wait",
		Requires:   []*analysis.Analyzer{inspect.Analyzer},
		FactTypes:  []analysis.Fact{new(sleepsFact), new(countFact)},
		ResultType: nil, Run: runEngine,
	}
	engine.ResultType = reflect.TypeFor[*sleepers]()
	return Suite{
		Engine:   engine,
		Checks:   []*analysis.Analyzer{calls(engine), boom(), anyway(), broken()},
		Commands: []Command{{Name: "waiters", Title: "print the functions that wait", Run: runWaiters}},
		Describe: func(result any, fset *token.FileSet) (lines []string) {
			for _, s := range result.(*sleepers).list {
				pos := fset.Position(s.pos)
				lines = append(lines, fmt.Sprintf("%s:%d: %s waits", filepath.Base(pos.Filename), pos.Line, s.name))
			}
			return lines
		},
	}
}

func runWaiters(engine *analysis.Analyzer, args []string) int {
	if slices.Contains(args, "-h") {
		fmt.Println("usage of waiters")
		return 0
	}
	err := Collect(engine, args, "", func(f Found) {
		for _, s := range f.Result.(*sleepers).list {
			fmt.Println(f.Path, s.name)
		}
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	return 0
}

func own(pass *analysis.Pass) bool {
	return pass.Module == nil || pass.Module.Version == ""
}

func logRun(pass *analysis.Pass) {
	file := os.Getenv(logEnv)
	if file == "" {
		return
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err == nil {
		fmt.Fprintf(f, "%s own=%v\n", pass.Pkg.Path(), own(pass))
		f.Close()
	}
}

func runEngine(pass *analysis.Pass) (any, error) {
	logRun(pass)
	res := &sleepers{names: make(map[*ast.CallExpr]string)}
	if !own(pass) {
		return res, nil
	}
	in := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector)
	in.Preorder([]ast.Node{(*ast.FuncDecl)(nil)}, func(n ast.Node) {
		decl := n.(*ast.FuncDecl)
		fn, _ := pass.TypesInfo.Defs[decl.Name].(*types.Func)
		found := 0
		ast.Inspect(decl, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			callee := calleeOf(pass.TypesInfo, call)
			if callee == nil {
				return true
			}
			if callee.FullName() == "time.Sleep" {
				found++
			} else if pass.ImportObjectFact(callee, new(sleepsFact)) {
				found++
				res.calls = append(res.calls, call)
				res.names[call] = callee.FullName()
			}
			return true
		})
		if fn != nil && found > 0 {
			pass.ExportObjectFact(fn, &sleepsFact{found})
			res.list = append(res.list, sleeper{fn.Name(), decl.Pos()})
		}
	})
	for _, f := range pass.AllPackageFacts() {
		res.below += f.Fact.(*countFact).N
	}
	if len(res.list) > 0 {
		pass.ExportPackageFact(&countFact{len(res.list)})
	}
	return res, nil
}

func calleeOf(info *types.Info, call *ast.CallExpr) *types.Func {
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		fn, _ := info.Uses[fun].(*types.Func)
		return fn
	case *ast.SelectorExpr:
		fn, _ := info.Uses[fun.Sel].(*types.Func)
		return fn
	}
	return nil
}

// calls reports calls of functions that wait, and suggests to remove them.
func calls(engine *analysis.Analyzer) *analysis.Analyzer {
	a := &analysis.Analyzer{Name: "calls", Doc: "report calls of functions that wait\n\nAt length.", URL: "https://example.com/calls", Requires: []*analysis.Analyzer{engine}}
	a.Flags.Duration("max", time.Minute, "the longest `wait`")
	a.Flags.Bool("tests", true, "report in test files")
	a.Flags.Bool("below", false, "report the number of waiting functions below")
	a.Run = func(pass *analysis.Pass) (any, error) {
		res := pass.ResultOf[engine].(*sleepers)
		for _, call := range res.calls {
			pass.Report(analysis.Diagnostic{
				Pos: call.Pos(), End: call.End(), Category: "wait",
				Message: "call of " + res.names[call] + " waits",
				Related: []analysis.RelatedInformation{{Pos: call.Lparen, Message: "here"}},
				SuggestedFixes: []analysis.SuggestedFix{{
					Message:   "rename",
					TextEdits: []analysis.TextEdit{{Pos: call.Rparen, NewText: []byte("/* waits */")}},
				}},
			})
		}
		if a.Flags.Lookup("below").Value.String() == "true" && len(pass.Files) > 0 {
			pass.Reportf(pass.Files[0].Name.Pos(), "%d below", res.below)
		}
		return nil, nil
	}
	return a
}

// boom panics where there is a function Boom.
func boom() *analysis.Analyzer {
	return &analysis.Analyzer{Name: "boom", Doc: "panic", Run: func(pass *analysis.Pass) (any, error) {
		if pass.Pkg.Scope().Lookup("Boom") != nil {
			func(m map[string]int) { m["boom"] = 1 }(nil)
		}
		return nil, nil
	}}
}

// anyway reports functions named Todo, in broken packages too.
func anyway() *analysis.Analyzer {
	return &analysis.Analyzer{Name: "anyway", Doc: "report Todo", RunDespiteErrors: true, Run: func(pass *analysis.Pass) (any, error) {
		if obj := pass.Pkg.Scope().Lookup("Todo"); obj != nil {
			pass.Reportf(obj.Pos(), "todo, with %d errors", len(pass.TypeErrors))
		}
		return nil, nil
	}}
}

// broken fails where there is a function Fail.
func broken() *analysis.Analyzer {
	return &analysis.Analyzer{Name: "broken", Doc: "fail", Run: func(pass *analysis.Pass) (any, error) {
		if pass.Pkg.Scope().Lookup("Fail") != nil {
			return nil, errors.New("it failed")
		}
		return nil, nil
	}}
}

// sortedLines returns the lines of a text, sorted.
func sortedLines(s string) []string {
	lines := strings.Split(strings.TrimRight(s, "\n"), "\n")
	slices.Sort(lines)
	return lines
}
