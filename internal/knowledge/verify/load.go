// Package verify holds the rows of the knowledge table against the real libraries, each at the version that go.mod pins.
// It is a module of its own so that no user of backofflint gets a library from it. The libraries' types are read from
// their source, bodies left out: nothing of them is compiled, and nothing is run.
package verify

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"

	"golang.org/x/tools/go/packages"
)

// loader type-checks packages when they are first asked for.
type loader struct {
	fset   *token.FileSet
	listed map[string]*packages.Package // by the path that the go command knows them by
	done   map[string]*types.Package
}

// Load gives the types of some packages. What does not check there is left out of them, as is a package that cannot be
// found: the rows that name it do not fit then.
func Load(paths []string) (map[string]*types.Package, error) {
	roots, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps,
		Env:  append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=", "GOWORK=off"),
	}, paths...)
	if err != nil {
		return nil, err
	}
	l := &loader{fset: token.NewFileSet(), listed: map[string]*packages.Package{}, done: map[string]*types.Package{"unsafe": types.Unsafe}}
	packages.Visit(roots, nil, func(p *packages.Package) { l.listed[p.ID] = p })
	out := map[string]*types.Package{}
	for _, p := range roots {
		if len(p.GoFiles) > 0 {
			out[p.PkgPath] = l.types(p.ID)
		}
	}
	return out, nil
}

// types checks a package, and first what it imports.
func (l *loader) types(id string) *types.Package {
	if pkg, ok := l.done[id]; ok {
		return pkg
	}
	listed := l.listed[id]
	var files []*ast.File
	for _, name := range listed.GoFiles {
		if file, err := parser.ParseFile(l.fset, name, nil, parser.SkipObjectResolution); err == nil {
			files = append(files, file)
		}
	}
	conf := types.Config{
		IgnoreFuncBodies: true,
		FakeImportC:      true,
		Error:            func(error) {}, // the rows tell what is missed
		Importer: importer(func(path string) (*types.Package, error) {
			if path == "unsafe" {
				return types.Unsafe, nil
			}
			if p := listed.Imports[path]; p != nil {
				return l.types(p.ID), nil
			}
			return nil, fmt.Errorf("%s: not listed", path)
		}),
	}
	pkg, _ := conf.Check(listed.PkgPath, l.fset, files, nil)
	l.done[id] = pkg
	return pkg
}

// importer is a function that imports.
type importer func(path string) (*types.Package, error)

// Import implements types.Importer.
func (f importer) Import(path string) (*types.Package, error) { return f(path) }
