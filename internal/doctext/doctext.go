// Package doctext takes a check's documentation out of the comment of its package, so that it is written once.
package doctext

import (
	"go/parser"
	"go/token"
	"strings"
)

// Of returns the text behind the "# Analyzer" heading of the package comment in src: the summary, which stands there as
// "name: summary", and the sections. It panics when there is none, which the first test that runs would show.
func Of(src string) string {
	file, err := parser.ParseFile(token.NewFileSet(), "doc.go", src, parser.ParseComments|parser.PackageClauseOnly)
	if err != nil || file.Doc == nil {
		panic("doctext: no package comment")
	}
	_, text, found := strings.Cut(file.Doc.Text(), "# Analyzer ")
	if !found {
		panic("doctext: no # Analyzer heading")
	}
	_, text, _ = strings.Cut(text, "\n")
	_, text, _ = strings.Cut(text, ": ")
	return strings.TrimSpace(text)
}
