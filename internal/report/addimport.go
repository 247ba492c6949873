package report

// This file imports math/rand/v2 for a fix. All fixes of one file choose the same name and make the same edits, which
// hosts apply once. A file that does not import package time, beside which the import is put, gets none.

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
)

const randPath = "math/rand/v2"

// importRand gives the name of package math/rand/v2 at pos, and the edits that import it where it is not imported yet.
func importRand(pass *analysis.Pass, file *ast.File, pos token.Pos) (name string, edits []analysis.TextEdit, ok bool) {
	if _, name := importOf(pass, file, randPath); name != "" {
		return name, nil, isPackage(pass, name, randPath, pos)
	}
	beside, _ := importOf(pass, file, "time")
	if beside == nil {
		return "", nil, false
	}
	name = freeImport(pass, file)
	line := fmt.Sprintf("%q", randPath)
	if name != "rand" {
		line = name + " " + line
	}
	return name, insertImport(pass, file, beside, line), true
}

// freeImport is a name that nothing in the file, and nothing at the top of the package, has.
func freeImport(pass *analysis.Pass, file *ast.File) string {
	used := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			used[id.Name] = true
		}
		return true
	})
	taken := func(name string) bool {
		scope := pass.TypesInfo.Scopes[file]
		return used[name] || pass.Pkg.Scope().Lookup(name) != nil || scope != nil && scope.Lookup(name) != nil
	}
	name := "rand"
	for i := 2; taken(name); i++ {
		name = fmt.Sprint("randv", i)
	}
	return name
}

// insertImport puts the line where gofmt would: into the group of the import beside it, or into one made of both.
func insertImport(pass *analysis.Pass, file *ast.File, beside *ast.ImportSpec, line string) []analysis.TextEdit {
	insert := func(at token.Pos, text string) analysis.TextEdit {
		return analysis.TextEdit{Pos: at, End: at, NewText: []byte(text)}
	}
	decl := declOf(file, beside)
	if !decl.Lparen.IsValid() {
		return []analysis.TextEdit{insert(beside.Pos(), "(\n\t"+line+"\n\t"), insert(beside.End(), "\n)")}
	}
	before := beside
	lineOf := func(pos token.Pos) int { return pass.Fset.Position(pos).Line }
	for i := len(decl.Specs) - 1; i >= 0; i-- {
		spec := decl.Specs[i].(*ast.ImportSpec)
		if spec.Pos() >= before.Pos() {
			continue
		}
		if lineOf(spec.End())+1 != lineOf(before.Pos()) || strings.Trim(spec.Path.Value, "`\"") < randPath {
			break // another group, a comment between, or the right place
		}
		before = spec
	}
	at := before.Pos()
	if before.Doc != nil {
		at = before.Doc.Pos()
	}
	return []analysis.TextEdit{insert(at, line+"\n\t")}
}

func declOf(file *ast.File, spec *ast.ImportSpec) *ast.GenDecl {
	for _, d := range file.Decls {
		if d, ok := d.(*ast.GenDecl); ok && d.Pos() <= spec.Pos() && spec.Pos() < d.End() {
			return d
		}
	}
	return nil
}
