package variant

// This file runs the checks over groups of packages, as they are or changed, and says what the answer is.

import (
	"errors"
	"go/ast"
	"go/token"
	"path/filepath"
	"strconv"
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
	Func  int // the line of the function declaration around it, 0 for none
}

// Line is what the engine says of a line.
type Line struct {
	File string
	Line int
	Text string
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

// describe takes the engine's lines apart: file:line: text.
func (a *Answer) describe(s Suite, act *checker.Action) {
	for _, describe := range s.Describe {
		for _, line := range describe(act.Result, act.Package.Fset) {
			at, text, _ := strings.Cut(line, ": ")
			i := strings.LastIndexByte(at, ':')
			if n, err := strconv.Atoi(at[i+1:]); err == nil {
				a.Lines = append(a.Lines, Line{filepath.Base(at[:i]), n, text})
			}
		}
	}
}

// around tells the line of the function declaration around a position: its name may be another in a variant.
func around(p *packages.Package, pos token.Pos) int {
	for _, f := range p.Syntax {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Pos() <= pos && pos < fn.End() {
				return p.Fset.PositionFor(fn.Pos(), false).Line
			}
		}
	}
	return 0
}
