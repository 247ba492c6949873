package report

// This file imports a package that draws, for a fix: math/rand/v2, and math/rand where Go is older. All fixes of one file
// choose the same name and make the same edits, which hosts apply once. A file that does not import package time, beside
// which the import is put, gets none.

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// generator is a package that draws, and the name that it gets where rand is taken.
type generator struct{ path, alias string }

var (
	randV2 = generator{"math/rand/v2", "randv2"}
	randV1 = generator{"math/rand", "mathrand"}
)

// importRand gives the name of the package at pos, and the edits that import it where it is not imported yet.
func (g generator) importRand(pass *analysis.Pass, file *ast.File, pos token.Pos) (name string, edits []analysis.TextEdit, ok bool) {
	if _, name := importOf(pass, file, g.path); name != "" {
		return name, nil, isPackage(pass, name, g.path, pos)
	}
	beside, _ := importOf(pass, file, "time")
	if beside == nil {
		return "", nil, false
	}
	name = freeImport(pass, file, g.alias)
	line := fmt.Sprintf("%q", g.path)
	if name != "rand" {
		line = name + " " + line
	}
	return name, g.insertImport(pass, file, beside, line), true
}

// freeImport is a name that nothing in the file, and nothing at the top of the package, has: rand, or made of the alias.
func freeImport(pass *analysis.Pass, file *ast.File, alias string) string {
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
	if !taken("rand") {
		return "rand"
	}
	name := alias
	for i := 2; taken(name); i++ {
		name = fmt.Sprint(alias, i)
	}
	return name
}

// insertImport puts the line where gofmt would: into the group of the import beside it, or into one made of both.
func (g generator) insertImport(pass *analysis.Pass, file *ast.File, beside *ast.ImportSpec, line string) []analysis.TextEdit {
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
		if lineOf(spec.End())+1 != lineOf(before.Pos()) || strings.Trim(spec.Path.Value, "`\"") < g.path {
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
