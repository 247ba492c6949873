package variant

// This file makes all variants of all packages, and says which of them hold.

import (
	"fmt"
	"go/ast"
	"maps"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/packages"
)

// Outcome is what became of one variant.
type Outcome struct {
	Kind    *Kind
	Name    string // kind: package, function
	Skipped error  // why it is no program
	Broken  string // how the answer differs that must stay, or that it stays when it must not; empty when it holds
}

// variant is a changed group.
type variant struct {
	kind    *Kind
	source  *Source
	change  *Change
	name    string
	group   Group // as it was
	changed Group
	err     error
}

// Run makes the variants of a kind and asks for the answer of each; before has the answers of the groups as they are.
func (s Suite) Run(kind *Kind, groups []Group, before map[*packages.Package]*Answer) ([]Outcome, error) {
	variants, err := find(kind, groups, before)
	if err != nil {
		return nil, err
	}
	var wg sync.WaitGroup
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for _, v := range variants {
		free <- true
		wg.Go(func() {
			v.changed, v.err = v.group.change(v.source, v.change)
			<-free
		})
	}
	wg.Wait()
	var asked []Group
	for _, v := range variants {
		if v.err == nil {
			asked = append(asked, v.changed)
		}
	}
	after, err := s.Ask(asked)
	if err != nil {
		return nil, err
	}
	var out []Outcome
	for _, v := range variants {
		o := Outcome{Kind: kind, Name: v.name, Skipped: v.err}
		if v.err == nil {
			o.Broken = v.compare(before, after)
		}
		out = append(out, o)
	}
	return out, nil
}

func find(kind *Kind, groups []Group, before map[*packages.Package]*Answer) (all []*variant, err error) {
	names := map[string]int{}
	for _, g := range groups {
		for _, p := range g {
			s, err := newSource(p, before[p])
			if err != nil {
				return nil, err
			}
			for _, c := range kind.find(s) {
				name := kind.Name + ": " + strings.TrimPrefix(p.PkgPath, p.Module.Path+"/")
				if c.in != nil {
					name += " " + funcName(s, c.in)
				}
				if names[name]++; names[name] > 1 {
					name += fmt.Sprintf(" #%d", names[name])
				}
				all = append(all, &variant{kind: kind, source: s, change: c, name: name, group: g})
			}
		}
	}
	return all, nil
}

// funcName names the function declaration around a node.
func funcName(s *Source, n ast.Node) string {
	for _, d := range s.file(n).Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Pos() <= n.Pos() && n.Pos() < fn.End() {
			return fn.Name.Name
		}
	}
	return "?"
}

// compare says what is wrong with the answer to a variant.
func (v *variant) compare(before, after map[*packages.Package]*Answer) string {
	was, is := map[string]int{}, map[string]int{}
	for i, p := range v.group {
		v.tell(was, p, before[p], nil)
		v.tell(is, v.changed[i], after[v.changed[i]], p)
	}
	if v.kind.Spelling {
		return difference(was, is)
	}
	if maps.Equal(was, is) {
		return "the answer stays"
	}
	return ""
}

// tell counts what an answer says, in terms of the package as it was.
func (v *variant) tell(said map[string]int, p *packages.Package, a *Answer, was *packages.Package) {
	line := func(file string, n int) int {
		if was != v.source.Package {
			return n
		}
		for _, f := range v.source.Syntax {
			if filepath.Base(v.source.Fset.Position(f.FileStart).Filename) == file {
				return v.change.comesFrom(v.source, f, n)
			}
		}
		return n
	}
	for _, f := range a.Findings {
		at := fmt.Sprintf("%s:%d", f.File, line(f.File, f.Line))
		if v.kind.byFunc && strings.HasPrefix(f.Fault, "attemptonly/") {
			at = fmt.Sprintf("%s, function at %d", f.File, f.Func)
		}
		said[f.Fault+" at "+at]++
	}
	if v.kind.part == nil {
		return
	}
	for _, l := range a.Lines {
		said[fmt.Sprintf("%s:%d %s", l.File, line(l.File, l.Line), strings.Join(v.kind.part.FindAllString(l.Text, -1), " "))]++
	}
}

// difference lists what is said by one side only.
func difference(was, is map[string]int) string {
	var lines []string
	for text, n := range was {
		for range n - is[text] {
			lines = append(lines, "gone: "+text)
		}
	}
	for text, n := range is {
		for range n - was[text] {
			lines = append(lines, "new: "+text)
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "; ")
}
