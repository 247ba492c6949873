package driver

// How a standalone run gets types: foreign packages from export data, all into one universe and before any source is
// read; then the packages read from source, each checked against the ones below it.
//
// Foreign packages come first because reading export data changes packages that other goroutines might be looking at.

import (
	"fmt"
	"go/token"
	"go/types"
	"os"

	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/packages"
)

// A universe holds the types of the foreign packages.
type universe struct {
	fset     *token.FileSet
	packages map[string]*types.Package
	errors   map[string]error
}

func newUniverse(foreign []*packages.Package) *universe {
	u := &universe{
		fset:     token.NewFileSet(),
		packages: make(map[string]*types.Package),
		errors:   make(map[string]error),
	}
	for _, pkg := range foreign {
		u.read(pkg)
	}
	return u
}

func (u *universe) read(pkg *packages.Package) {
	known := u.packages[pkg.PkgPath]
	if pkg.PkgPath == "unsafe" || known != nil && known.Complete() || u.errors[pkg.PkgPath] != nil {
		return
	}
	err := func() error {
		f, err := os.Open(pkg.ExportFile)
		if err != nil {
			return err
		}
		defer f.Close()
		r, err := gcexportdata.NewReader(f) //nolint:staticcheck // until Go 1.28 the file is an archive, in which Read finds nothing
		if err != nil {
			return err
		}
		_, err = gcexportdata.Read(r, u.fset, u.packages, pkg.PkgPath)
		return err
	}()
	if err != nil {
		u.errors[pkg.PkgPath] = err
	}
}

// importer resolves the imports of one package.
func (p *plan) importer(u *universe, n *node) types.Importer {
	return importerFunc(func(path string) (*types.Package, error) {
		if path == "unsafe" {
			return types.Unsafe, nil
		}
		imp := n.pkg.Imports[path]
		if imp == nil {
			return nil, fmt.Errorf("no package found")
		}
		if dep := p.byPkg[imp]; dep != nil {
			return dep.target.pkg, nil
		}
		if err := u.errors[imp.PkgPath]; err != nil {
			return nil, err
		}
		return u.packages[imp.PkgPath], nil
	})
}

// typeCheck reads the node's source.
func (p *plan) typeCheck(u *universe, n *node) {
	pkg := n.pkg
	t := &target{
		path:    pkg.PkgPath,
		fset:    u.fset,
		other:   pkg.OtherFiles,
		ignored: pkg.IgnoredFiles,
		pkg:     types.NewPackage(pkg.PkgPath, pkg.Name),
		sizes:   pkg.TypesSizes,
		module:  n.module(),
	}
	t.parse(pkg.CompiledGoFiles)
	conf := &types.Config{
		Importer:         p.importer(u, n),
		Sizes:            t.sizes,
		IgnoreFuncBodies: !n.own,
	}
	if m := pkg.Module; m != nil && m.GoVersion != "" {
		conf.GoVersion = "go" + m.GoVersion
	}
	t.check(conf)
	n.target = t
}
