package syntax

import (
	"fmt"
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

const src = `package p

var a = 1 + 2

//line grammar.y:99
func f() { g(a) }
`

func TestPositions(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", src, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	for at, want := range map[string]string{
		"package": "", "\n\nvar": "", "//line": "", // no declaration
		"+":   "*ast.GenDecl *ast.ValueSpec *ast.BinaryExpr",
		"{ g": "*ast.FuncDecl *ast.BlockStmt",
		"a)":  "*ast.FuncDecl *ast.BlockStmt *ast.ExprStmt *ast.CallExpr *ast.Ident",
	} {
		offset := strings.Index(src, at)
		var path []string
		for _, n := range Around(file, file.FileStart+token.Pos(offset)) {
			path = append(path, fmt.Sprintf("%T", n))
		}
		if got := strings.Join(path, " "); got != want {
			t.Errorf("around %q: %s, want %s", at, got, want)
		}
	}
	if decl := DeclAt(file, file.FileEnd); decl != nil {
		t.Errorf("%T at the end", decl)
	}
	if line := LineOf(fset, file.Decls[1].Pos()); line != 6 {
		t.Errorf("the function is in line %d", line)
	}
}
