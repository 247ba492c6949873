// Package syntax finds code by its position, in time that does not grow with the file around it.
package syntax

import (
	"go/ast"
	"go/token"
	"sort"
)

// DeclAt is the declaration at the top of a file that holds pos; nil where none does.
func DeclAt(file *ast.File, pos token.Pos) ast.Decl {
	i := sort.Search(len(file.Decls), func(i int) bool { return pos < file.Decls[i].End() })
	if i == len(file.Decls) || pos < file.Decls[i].Pos() {
		return nil
	}
	return file.Decls[i]
}

// Around lists the nodes that hold pos, from the declaration inwards.
func Around(file *ast.File, pos token.Pos) (path []ast.Node) {
	decl := DeclAt(file, pos)
	if decl == nil {
		return nil
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		if n == nil || pos < n.Pos() || pos >= n.End() {
			return false
		}
		path = append(path, n)
		return true
	})
	return path
}

// LineOf is the line of a position in its file, whatever a //line comment says of it.
func LineOf(fset *token.FileSet, pos token.Pos) int { return fset.PositionFor(pos, false).Line }
