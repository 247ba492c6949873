package schedule

import (
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssabuild"
)

// FuzzEngine runs the whole engine over mutated fixtures: whatever the code, it ends, and it does not panic. Code that
// does not type-check is read too, as far as SSA can be built.
func FuzzEngine(f *testing.F) {
	for i, src := range fixtureSources(f) {
		f.Add(src, uint64(i), uint8(i%4))
	}
	f.Fuzz(func(t *testing.T, src string, seed uint64, times uint8) {
		r := rand.New(rand.NewPCG(seed, 1))
		for range times % 8 {
			src = mutate(src, r)
		}
		readAnything(t, src)
	})
}

// fixtureSources reads the fixtures of all checks.
func fixtureSources(tb testing.TB) (srcs []string) {
	tb.Helper()
	err := filepath.WalkDir("../../testdata/src", func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".go") {
			data, err := os.ReadFile(path)
			srcs = append(srcs, string(data))
			return err
		}
		return err
	})
	if err != nil || len(srcs) == 0 {
		tb.Fatalf("no fixtures: %v", err)
	}
	return srcs
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

// readAnything reads a source that may be wrong.
func readAnything(t *testing.T, src string) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "x.go", src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || f == nil {
		return // no syntax, no analysis: drivers stop there too
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Instances: map[*ast.Ident]types.Instance{}, Scopes: map[ast.Node]*types.Scope{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, FileVersions: map[*ast.File]string{},
	}
	conf := types.Config{Importer: testImports(), GoVersion: "go1.26", Error: func(error) {}}
	pkg, _ := conf.Check("p", fset, []*ast.File{f}, info)
	if pkg == nil {
		return
	}
	pass := &analysis.Pass{
		Fset: fset, Files: []*ast.File{f}, Pkg: pkg, TypesInfo: info,
		ImportObjectFact: func(types.Object, analysis.Fact) bool { return false },
		ExportObjectFact: func(types.Object, analysis.Fact) {},
	}
	ssabuild.Needed(pass, nil, nil, true)
	err = ssabuild.With(pass, true, func(pkg *ssa.Package, funcs []*ssa.Function) { Analyze(pass, nil, pkg, funcs) })
	if err != nil && !strings.Contains(err.Error(), "no SSA") {
		t.Error(err)
	}
}
