package knowledge

// This file brings the packages that the other tests hold rows against.

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"testing"

	"golang.org/x/tools/go/packages"
)

// load gives packages by their paths: the standard library's, and the stubs of the fixtures.
func load(t *testing.T, paths map[string]bool) map[string]*types.Package {
	t.Helper()
	var list []string
	for path := range paths {
		list = append(list, path)
	}
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedTypes | packages.NeedImports | packages.NeedDeps | packages.NeedExportFile,
		Dir:  "../../testdata/src",
		Env:  append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GOPROXY=off"),
	}, list...)
	if err != nil {
		t.Fatal(err)
	}
	byPath := map[string]*types.Package{}
	for _, p := range pkgs {
		if len(p.Errors) > 0 {
			t.Errorf("%s: %v", p.PkgPath, p.Errors)
		}
		byPath[p.PkgPath] = p.Types
	}
	return byPath
}

// checked type-checks a source file.
func checked(t *testing.T, src string) *types.Package {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "x.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	conf := types.Config{Importer: importer.ForCompiler(fset, "gc", nil)}
	pkg, err := conf.Check("p", fset, []*ast.File{f}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return pkg
}
