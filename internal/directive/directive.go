// Package directive decides which findings a comment in the code silences.
//
// The forms are those that Go engineers already type, and they cover what golangci-lint lets a nolint comment cover: the
// lines of the comment itself and, when it stands right above a statement or declaration and in the same column, the
// whole of that. The checks ask here before they report, so that a comment has the same effect in every host.
package directive

import (
	"go/ast"
	"go/token"
	"slices"
	"sync"

	"github.com/backofflint/backofflint/internal/syntax"
)

// Program is the name that stands for all checks.
const Program = "backofflint"

// A Directive is one comment that may silence findings.
type Directive struct {
	Pos    token.Pos
	Form   Form
	Names  []string // as written, in lower case; empty for all linters
	Reason string

	spans []span
	hits  map[string]bool // the names that silenced something
}

// A span is a range of lines of the directive's file.
type span struct{ from, to int }

// A Set holds the directives of a package. It may be asked by several checks at once.
type Set struct {
	fset *token.FileSet
	mu   sync.Mutex
	list map[*token.File][]*Directive
}

// Parse reads the comments of a package.
func Parse(fset *token.FileSet, files []*ast.File) *Set {
	s := &Set{fset: fset, list: map[*token.File][]*Directive{}}
	for _, file := range files {
		if found := inFile(fset, file); found != nil {
			s.list[fset.File(file.FileStart)] = found
		}
	}
	return s
}

// Silences reports whether a directive covers a finding, and remembers that it was of use. hosted says that
// golangci-lint is the host: then its own name and the bare form are left to it, or it would take them for unused.
func (s *Set) Silences(pos token.Pos, check, category string, hosted bool) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	line := syntax.LineOf(s.fset, pos)
	silent := false
	for _, d := range s.list[s.fset.File(pos)] {
		if !d.covers(line) {
			continue
		}
		leave := hosted && d.Form == Nolint
		if len(d.Names) == 0 {
			silent = silent || !leave
			continue
		}
		for _, name := range d.Names {
			if name == Program && !leave || name == check || name == check+"/"+category {
				d.hits[name] = true
				silent = true
			}
		}
	}
	return silent
}

// All returns the directives in source order.
func (s *Set) All() []*Directive {
	var all []*Directive
	for _, list := range s.list {
		all = append(all, list...)
	}
	slices.SortFunc(all, func(a, b *Directive) int { return int(a.Pos - b.Pos) })
	return all
}

// Hit reports whether a name of the directive silenced something. It is to be asked when all checks are through.
func (d *Directive) Hit(name string) bool { return d.hits[name] }

func (d *Directive) covers(line int) bool {
	return slices.ContainsFunc(d.spans, func(s span) bool { return s.from <= line && line <= s.to })
}

func inFile(fset *token.FileSet, file *ast.File) (found []*Directive) {
	above := map[place][]*Directive{}
	for _, group := range file.Comments {
		for _, c := range group.List {
			d := parse(c.Text)
			if d == nil {
				continue
			}
			d.Pos = c.Pos()
			start, end := fset.PositionFor(group.Pos(), false), syntax.LineOf(fset, group.End())
			d.spans = []span{{start.Line, end}}
			if d.Form == FileIgnore {
				d.spans = []span{{1, syntax.LineOf(fset, file.FileEnd)}}
				end = d.spans[0].to
			}
			below := place{end + 1, start.Column}
			above[below] = append(above[below], d)
			found = append(found, d)
		}
	}
	if found != nil {
		expand(fset, file, above)
	}
	return found
}

// A place is where a node has to start to be right below a comment.
type place struct{ line, column int }

// expand makes each directive cover the nodes right below it.
func expand(fset *token.FileSet, file *ast.File, above map[place][]*Directive) {
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			return false
		}
		start := fset.PositionFor(n.Pos(), false)
		for _, d := range above[place{start.Line, start.Column}] {
			d.spans = append(d.spans, span{start.Line, syntax.LineOf(fset, n.End())})
		}
		return true
	})
}
