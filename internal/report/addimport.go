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

	"github.com/backofflint/backofflint/internal/syntax"
)

// generator is a package that draws, and the name that it gets where rand is taken.
type generator struct{ path, alias string }

var (
	randV2 = generator{"math/rand/v2", "randv2"}
	randV1 = generator{"math/rand", "mathrand"}
)

// importRand gives the name of the package at pos, and the edits that import it where it is not imported yet.
func (r *Reporter) importRand(g generator, file *ast.File, pos token.Pos) (name string, edits []analysis.TextEdit, ok bool) {
	pass := r.pass
	if _, name := importOf(pass, file, g.path); name != "" {
		return name, nil, isPackage(pass, name, g.path, pos)
	}
	beside, _ := importOf(pass, file, "time")
	if beside == nil {
		return "", nil, false
	}
	name = r.freeImport(g, file)
	line := fmt.Sprintf("%q", g.path)
	if name != "rand" {
		line = name + " " + line
	}
	return name, g.insertImport(pass, file, beside, line), true
}

// imported is the place that a fix needs a name for.
type imported struct {
	file *ast.File
	path string
}

// freeImport is a name that nothing in the file, and nothing at the top of the package, has: rand, or made of the alias.
func (r *Reporter) freeImport(g generator, file *ast.File) string {
	in := imported{file, g.path}
	if name := r.imports[in]; name != "" {
		return name
	}
	used := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			used[id.Name] = true
		}
		return true
	})
	taken := func(name string) bool {
		scope := r.pass.TypesInfo.Scopes[file]
		return used[name] || r.pass.Pkg.Scope().Lookup(name) != nil || scope != nil && scope.Lookup(name) != nil
	}
	name := "rand"
	if taken(name) {
		name = g.alias
	}
	for i := 2; taken(name); i++ {
		name = fmt.Sprint(g.alias, i)
	}
	r.imports[in] = name
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
	for i := len(decl.Specs) - 1; i >= 0; i-- {
		spec := decl.Specs[i].(*ast.ImportSpec)
		if spec.Pos() >= before.Pos() {
			continue
		}
		if syntax.LineOf(pass.Fset, spec.End())+1 != syntax.LineOf(pass.Fset, before.Pos()) || strings.Trim(spec.Path.Value, "`\"") < g.path {
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
