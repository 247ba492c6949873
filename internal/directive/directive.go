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
	line := s.fset.Position(pos).Line
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
	columns := map[*Directive]int{}
	for _, group := range file.Comments {
		for _, c := range group.List {
			d := parse(c.Text)
			if d == nil {
				continue
			}
			d.Pos = c.Pos()
			start := fset.Position(group.Pos())
			d.spans = []span{{start.Line, fset.Position(group.End()).Line}}
			if d.Form == FileIgnore {
				d.spans = []span{{1, fset.Position(file.FileEnd).Line}}
			}
			columns[d] = start.Column
			found = append(found, d)
		}
	}
	if found != nil {
		expand(fset, file, columns)
	}
	return found
}

// expand makes each directive cover the nodes right below it.
func expand(fset *token.FileSet, file *ast.File, columns map[*Directive]int) {
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			return false
		}
		start := fset.Position(n.Pos())
		for d, column := range columns {
			if d.spans[0].to == start.Line-1 && column == start.Column {
				d.spans = append(d.spans, span{start.Line, fset.Position(n.End()).Line})
			}
		}
		return true
	})
}
