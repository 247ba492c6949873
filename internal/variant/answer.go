package variant

// This file runs the checks over a group of packages, as they are or changed, and says what the answer is.

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
)

// Suite is what is asked.
type Suite struct {
	Checks   []*analysis.Analyzer
	Engine   *analysis.Analyzer
	Describe []func(result any, fset *token.FileSet) []string // file:line: text, as -debug=schedule prints them
}

// Answer is what the checks and the engine say of one package.
type Answer struct {
	Findings []Finding
	Lines    []Line
}

// Finding is a report without its words.
type Finding struct {
	Fault string // check/category
	File  string // its base name
	Line  int
	Func  string // the declaration around it
}

// Line is what the engine says of a line.
type Line struct {
	File string
	Line int
	Text string
}

// Group is the packages of a topic, each after those that it imports.
type Group []*packages.Package

// Groups parts packages by topic: the first three folders below the module.
func Groups(all []*packages.Package) (groups []Group) {
	index := map[string]int{}
	sorted := slices.Clone(all)
	slices.SortFunc(sorted, func(x, y *packages.Package) int { return strings.Compare(x.PkgPath, y.PkgPath) })
	for _, p := range sorted {
		key := strings.Join(strings.SplitN(p.PkgPath, "/", 5)[:min(4, strings.Count(p.PkgPath, "/")+1)], "/")
		i, ok := index[key]
		if !ok {
			i = len(groups)
			index[key] = i
			groups = append(groups, nil)
		}
		groups[i] = groups[i].with(p)
	}
	return groups
}

// with inserts a package behind those that it imports; imports come first because they are visited first.
func (g Group) with(p *packages.Package) Group {
	at := len(g)
	for i, q := range g {
		if imports(q, p.PkgPath) {
			at = min(at, i)
		}
	}
	return slices.Insert(slices.Clone(g), at, p)
}

func imports(p *packages.Package, path string) bool {
	_, ok := p.Imports[path]
	return ok
}

// change type-checks a group with one package changed. Packages below the changed one stay as they are.
func (g Group) change(s *Source, c *Change) (Group, error) {
	out := Group{}
	made := map[string]*packages.Package{}
	for _, p := range g {
		if p != s.Package && !slices.ContainsFunc(out, func(q *packages.Package) bool { return made[q.PkgPath] != nil && imports(p, q.PkgPath) }) {
			out = append(out, p)
			continue
		}
		q, err := recheck(p, made, func(f *ast.File) (any, error) {
			if p != s.Package {
				return nil, nil
			}
			text, err := c.apply(s, f)
			return text, err
		})
		if err != nil {
			return nil, err
		}
		made[p.PkgPath] = q
		out = append(out, q)
	}
	return out, nil
}

// recheck parses and type-checks a package again, with another text for its files, where text gives one, and with the
// packages in made in place of those that it imported.
func recheck(p *packages.Package, made map[string]*packages.Package, text func(*ast.File) (any, error)) (*packages.Package, error) {
	q := *p
	q.Imports, q.Syntax, q.Errors, q.TypeErrors = map[string]*packages.Package{}, nil, nil, nil
	for path, dep := range p.Imports {
		q.Imports[path] = dep
		if m := made[dep.PkgPath]; m != nil {
			q.Imports[path] = m
		}
	}
	for _, f := range p.Syntax {
		src, err := text(f)
		if err != nil {
			return nil, err
		}
		g, err := parser.ParseFile(p.Fset, p.Fset.Position(f.FileStart).Filename, src, parser.ParseComments|parser.SkipObjectResolution)
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

// Ask runs the suite over groups, in one go, and gives the answers of each package.
func (s Suite) Ask(groups []Group) (map[*packages.Package]*Answer, error) {
	var roots []*packages.Package
	for _, g := range groups {
		roots = append(roots, g...)
	}
	graph, err := checker.Analyze(append([]*analysis.Analyzer{s.Engine}, s.Checks...), roots, nil)
	if err != nil {
		return nil, err
	}
	answers := map[*packages.Package]*Answer{}
	var errs []error
	for _, act := range graph.Roots {
		if act.Err != nil {
			errs = append(errs, act.Err)
			continue
		}
		a := answers[act.Package]
		if a == nil {
			a = new(Answer)
			answers[act.Package] = a
		}
		if act.Analyzer == s.Engine {
			a.describe(s, act)
		}
		for _, d := range act.Diagnostics {
			at := act.Package.Fset.PositionFor(d.Pos, false)
			a.Findings = append(a.Findings, Finding{
				act.Analyzer.Name + "/" + d.Category, filepath.Base(at.Filename), at.Line, around(act.Package, d.Pos),
			})
		}
	}
	return answers, errors.Join(errs...)
}

func (a *Answer) describe(s Suite, act *checker.Action) {
	for _, describe := range s.Describe {
		for _, line := range describe(act.Result, act.Package.Fset) {
			var l Line
			at, text, ok := strings.Cut(line, ": ")
			i := strings.LastIndexByte(at, ':')
			if !ok || i < 0 {
				continue
			}
			if _, err := fmt.Sscan(at[i+1:], &l.Line); err != nil {
				continue
			}
			l.File, l.Text = filepath.Base(at[:i]), text
			a.Lines = append(a.Lines, l)
		}
	}
}

// around names the function declaration around a position.
func around(p *packages.Package, pos token.Pos) string {
	for _, f := range p.Syntax {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Pos() <= pos && pos < fn.End() {
				return fmt.Sprint(p.Fset.PositionFor(fn.Pos(), false).Line) // the names may have changed
			}
		}
	}
	return ""
}
