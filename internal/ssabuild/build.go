// Package ssabuild decides whether a package needs SSA at all (needs.go), and builds it for those that do.
//
// Building is the whole cost of the tool: it is done for few packages, for two at a time, and is dropped before the
// next one is built. x/tools' buildssa is not used, because it carries facts, and with facts every host would analyse
// the source of all dependencies too.
//
// An ill-typed package is built as far as the builder takes it; where the builder panics there is no answer.
package ssabuild

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// slots bounds how many packages are held as SSA at once, and with that the peak of memory.
var slots = make(chan struct{}, 2)

// With builds pass.Pkg and hands it to use, with its functions in source order; its test files only if tests is set.
// Nothing of it may be kept when use returns. Without an answer, use is not called and the error says why.
func With(pass *analysis.Pass, tests bool, use func(pkg *ssa.Package, funcs []*ssa.Function)) error {
	slots <- struct{}{}
	defer func() { <-slots }()
	files, info := pass.Files, pass.TypesInfo
	if !tests {
		files, info = withoutTests(pass)
	}
	if len(files) == 0 {
		return nil
	}
	pkg, err := build(pass, files, info)
	if err != nil {
		return err
	}
	use(pkg, functions(pass, files, pkg))
	return nil
}

// build makes the SSA of the package alone; its imports are declarations without bodies. A generic function is built
// once, as its origin. The initialiser is built without its guard and its calls of other initialisers, so that it is
// the plain list of the package's variables being set.
func build(pass *analysis.Pass, files []*ast.File, info *types.Info) (pkg *ssa.Package, err error) {
	defer func() {
		if r := recover(); r != nil {
			pkg, err = nil, fmt.Errorf("no SSA for %s: %v", pass.Pkg.Path(), r)
		}
	}()
	prog := ssa.NewProgram(pass.Fset, ssa.BareInits)
	prog.SetNoReturn(knowledge.Ends)
	for imported := range called(pass) {
		prog.CreatePackage(imported, nil, nil, true)
	}
	pkg = prog.CreatePackage(pass.Pkg, files, info, false)
	pkg.Build()
	return pkg, nil
}

// called finds the packages whose functions or variables the package names. Only these need members: of the others the
// builder makes the methods that it meets, and declaring all that a large import holds costs as much as building.
func called(pass *analysis.Pass) map[*types.Package]bool {
	set := map[*types.Package]bool{}
	for _, obj := range pass.TypesInfo.Uses {
		if obj.Pkg() == nil || obj.Pkg() == pass.Pkg || obj.Parent() != obj.Pkg().Scope() {
			continue // a method, a field, a local variable
		}
		switch obj.(type) {
		case *types.Func, *types.Var:
			set[obj.Pkg()] = true
		}
	}
	return set
}

// withoutTests leaves out the test files, on which nothing else in the package can depend, and the variables that they
// initialise.
func withoutTests(pass *analysis.Pass) ([]*ast.File, *types.Info) {
	var files []*ast.File
	for _, file := range pass.Files {
		if !InTest(pass.Fset, file.FileStart) {
			files = append(files, file)
		}
	}
	if len(files) == len(pass.Files) {
		return files, pass.TypesInfo
	}
	info := *pass.TypesInfo
	info.InitOrder = nil
	for _, init := range pass.TypesInfo.InitOrder {
		if !InTest(pass.Fset, init.Rhs.Pos()) {
			info.InitOrder = append(info.InitOrder, init)
		}
	}
	return files, &info
}

// InTest reports whether a position lies in a _test.go file.
func InTest(fset *token.FileSet, pos token.Pos) bool {
	f := fset.File(pos)
	return f != nil && strings.HasSuffix(f.Name(), "_test.go")
}

// functions lists every function with a body: functions and methods, their closures and the bodies of loops over
// iterators after them, the initialiser of the package's variables last. Those of generated files are in: what they
// store in a field matters to the rest.
func functions(pass *analysis.Pass, files []*ast.File, pkg *ssa.Package) (funcs []*ssa.Function) {
	var add func(fn *ssa.Function)
	add = func(fn *ssa.Function) {
		if fn == nil || len(fn.Blocks) == 0 {
			return // declared only, written in assembly, or given up by the builder
		}
		funcs = append(funcs, fn)
		for _, anon := range fn.AnonFuncs {
			add(anon)
		}
	}
	for _, file := range files {
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.FuncDecl); ok {
				if obj, ok := pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
					add(pkg.Prog.FuncValue(obj))
				}
			}
		}
	}
	add(pkg.Func("init"))
	return funcs
}

// Generated gives a test for positions that lie in generated files, where nothing is reported.
func Generated(pass *analysis.Pass) func(token.Pos) bool {
	files := map[*token.File]bool{}
	for _, file := range pass.Files {
		if ast.IsGenerated(file) {
			files[pass.Fset.File(file.FileStart)] = true
		}
	}
	return func(pos token.Pos) bool {
		return len(files) > 0 && pos.IsValid() && files[pass.Fset.File(pos)]
	}
}
