package report

// This file answers what a fix must know about the place that it edits: which file it is in, which Go version and which
// names hold there, and whether a value can be written twice.

import (
	"go/ast"
	"go/token"
	"go/types"
	"go/version"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/syntax"
)

func fileAt(pass *analysis.Pass, pos token.Pos) *ast.File {
	for _, file := range pass.Files {
		if file.FileStart <= pos && pos < file.FileEnd {
			return file
		}
	}
	return nil
}

// goAtLeast reports whether the file is compiled as that version of Go or a later one. An unknown version is none.
func goAtLeast(pass *analysis.Pass, file *ast.File, want string) bool {
	v := pass.TypesInfo.FileVersions[file]
	if v == "" {
		v = pass.Pkg.GoVersion()
	}
	return version.IsValid(v) && version.Compare(v, want) >= 0
}

// seen is what a name means at a position.
func seen(pass *analysis.Pass, name string, pos token.Pos) types.Object {
	scope := scopeAt(pass, pos)
	if scope == nil {
		return nil
	}
	_, obj := scope.LookupParent(name, pos)
	return obj
}

// scopeAt is the innermost scope around a position. A function's own scope is where the search begins: the package's
// has one for each function of a file.
func scopeAt(pass *analysis.Pass, pos token.Pos) *types.Scope {
	if file := fileAt(pass, pos); file != nil {
		if fn, ok := syntax.DeclAt(file, pos).(*ast.FuncDecl); ok {
			if scope := pass.TypesInfo.Scopes[fn.Type]; scope != nil && scope.Contains(pos) {
				return scope.Innermost(pos)
			}
		}
	}
	return pass.Pkg.Scope().Innermost(pos)
}

// isBuiltin reports whether the name still is the built-in function's.
func isBuiltin(pass *analysis.Pass, name string, pos token.Pos) bool {
	obj := seen(pass, name, pos)
	return obj != nil && obj == types.Universe.Lookup(name)
}

// importOf is the spec that imports a package under a name that code can use.
func importOf(pass *analysis.Pass, file *ast.File, path string) (spec *ast.ImportSpec, name string) {
	for _, spec := range file.Imports {
		if p, err := strconv.Unquote(spec.Path.Value); err != nil || p != path {
			continue
		}
		if pkg := pass.TypesInfo.PkgNameOf(spec); pkg != nil && pkg.Name() != "_" && pkg.Name() != "." {
			return spec, pkg.Name()
		}
	}
	return nil, ""
}

// isPackage reports whether the name means that package at a position.
func isPackage(pass *analysis.Pass, name, path string, pos token.Pos) bool {
	pkg, ok := seen(pass, name, pos).(*types.PkgName)
	return ok && pkg.Imported().Path() == path
}

// plain is the variable that an identifier or a selector of fields names: reading it once more changes nothing. It is
// nil for everything else, and for what is no time.Duration.
func plain(info *types.Info, e ast.Expr) *types.Var {
	if !knowledge.IsDuration(info.TypeOf(e)) {
		return nil
	}
	return variable(info, e)
}

func variable(info *types.Info, e ast.Expr) *types.Var {
	switch e := e.(type) {
	case *ast.Ident:
		v, _ := info.ObjectOf(e).(*types.Var)
		return v
	case *ast.SelectorExpr:
		v, _ := info.Uses[e.Sel].(*types.Var)
		if sel := info.Selections[e]; sel == nil || variable(info, e.X) == nil {
			return nil
		}
		return v
	}
	return nil
}
