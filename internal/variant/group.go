package variant

// This file parts packages into groups that are changed and asked about together, and type-checks a changed group.

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// Group is the packages of a topic, each after those that it imports.
type Group []*packages.Package

// Groups parts packages by topic: by the first three folders below the module.
func Groups(all []*packages.Package) (groups []Group) {
	byPath, index := map[string]*packages.Package{}, map[string]int{}
	for _, p := range all {
		byPath[p.PkgPath] = p
	}
	placed := map[*packages.Package]bool{}
	var place func(p *packages.Package)
	place = func(p *packages.Package) {
		if p == nil || placed[p] {
			return
		}
		placed[p] = true
		for _, path := range slices.Sorted(maps.Keys(p.Imports)) {
			place(byPath[path])
		}
		topic := topicOf(p)
		if _, ok := index[topic]; !ok {
			index[topic] = len(groups)
			groups = append(groups, nil)
		}
		groups[index[topic]] = append(groups[index[topic]], p)
	}
	for _, p := range all {
		place(p)
	}
	return groups
}

func topicOf(p *packages.Package) string {
	folders := strings.Split(p.PkgPath, "/")
	return strings.Join(folders[:min(len(folders), 4)], "/")
}

// change type-checks a group with one package changed. What does not import it stays as it is.
func (g Group) change(s *Source, c *Change) (Group, error) {
	out, made := Group{}, map[string]*packages.Package{}
	for _, p := range g {
		text := func(*ast.File) (any, error) { return nil, nil } // what is on disk
		switch {
		case p == s.Package:
			text = func(f *ast.File) (any, error) { return c.apply(s, f) }
		case !importsOneOf(p, made):
			out = append(out, p)
			continue
		}
		q, err := recheck(p, made, text)
		if err != nil {
			return nil, err
		}
		made[p.PkgPath] = q
		out = append(out, q)
	}
	return out, nil
}

func importsOneOf(p *packages.Package, made map[string]*packages.Package) bool {
	for path := range p.Imports {
		if made[path] != nil {
			return true
		}
	}
	return false
}

// recheck parses and type-checks a package again, with the text that a function gives for its files, as parser.ParseFile
// takes it, and with the packages in made in place of those that it imported.
func recheck(p *packages.Package, made map[string]*packages.Package, text func(*ast.File) (any, error)) (*packages.Package, error) {
	q := *p
	q.Syntax, q.Imports = nil, maps.Clone(p.Imports)
	for path := range q.Imports {
		if m := made[path]; m != nil {
			q.Imports[path] = m
		}
	}
	for _, f := range p.Syntax {
		src, err := text(f)
		if err != nil {
			return nil, err
		}
		name := p.Fset.Position(f.FileStart).Filename
		g, err := parser.ParseFile(p.Fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		q.Syntax = append(q.Syntax, g)
	}
	q.TypesInfo = &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Instances: map[*ast.Ident]types.Instance{},
		Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
		Scopes: map[ast.Node]*types.Scope{}, FileVersions: map[*ast.File]string{},
	}
	conf := types.Config{Importer: importer(q.Imports), Sizes: p.TypesSizes, GoVersion: "go" + p.Module.GoVersion}
	var err error
	q.Types, err = conf.Check(p.PkgPath, p.Fset, q.Syntax, q.TypesInfo)
	return &q, err
}

// importer imports what the packages of a load import.
type importer map[string]*packages.Package

// Import implements types.Importer.
func (m importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if p := m[path]; p != nil && p.Types != nil {
		return p.Types, nil
	}
	return nil, fmt.Errorf("%s is not imported", path)
}
