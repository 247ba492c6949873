package driver

// How a unit of go vet becomes types: its files are parsed, its imports come from the compiler's export data that the
// configuration names.

import (
	"fmt"
	"go/build"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"runtime"
	"strings"

	"golang.org/x/tools/go/analysis/unitchecker"
)

// checkUnit parses and type-checks the unit, without function bodies if only its types are wanted; what is wrong with
// it is in the target's problems.
func checkUnit(cfg *unitchecker.Config, typesOnly bool) *target {
	t := &target{
		path:    cfg.ImportPath,
		fset:    token.NewFileSet(),
		other:   cfg.NonGoFiles,
		ignored: cfg.IgnoredFiles,
		sizes:   types.SizesFor("gc", build.Default.GOARCH),
		module:  unitModule(cfg),
	}
	t.parse(cfg.GoFiles)
	path, _, _ := strings.Cut(cfg.ImportPath, " ") // "p [p.test]" is a variant of p
	t.pkg = types.NewPackage(path, packageName(t.files))
	t.check(&types.Config{
		Importer:  unitImporter(cfg, t.fset),
		Sizes:     t.sizes,
		GoVersion: cfg.GoVersion,

		IgnoreFuncBodies: typesOnly,
	})
	t.facts = newFactSet(t.pkg)
	return t
}

type importerFunc func(path string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }

// unitImporter resolves import paths by the configuration's two maps.
func unitImporter(cfg *unitchecker.Config, fset *token.FileSet) types.Importer {
	gc := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		file, ok := cfg.PackageFile[path]
		if !ok {
			return nil, fmt.Errorf("no export data for %q", path)
		}
		return os.Open(file)
	})
	return importerFunc(func(path string) (*types.Package, error) {
		resolved, ok := cfg.ImportMap[path]
		switch {
		case path == "unsafe":
			return types.Unsafe, nil
		case !ok:
			return nil, fmt.Errorf("cannot resolve import %q", path)
		}
		pkg, err := gc.Import(resolved)
		if err != nil {
			err = fmt.Errorf("%v (%s was built with %s; if your Go is newer, rebuild it)", err, progName, runtime.Version())
		}
		return pkg, err
	})
}
