package driver

// Parsing and type-checking one package, for both drivers. Errors are collected, not fatal: analyzers that run despite
// errors may want the rest.
//
// Identifiers are not resolved by the parser (parser.SkipObjectResolution): the checks ask the type checker, and it
// saves a tenth of the parsing.

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/types"
	"os"
	"strings"
)

const parseMode = parser.ParseComments | parser.SkipObjectResolution

// parse adds the files to the target.
func (t *target) parse(names []string) {
	for _, name := range names {
		f, err := parser.ParseFile(t.fset, name, nil, parseMode)
		if f != nil {
			t.files = append(t.files, f)
		}
		t.addProblem(err)
	}
}

// check type-checks the files into t.pkg. Without function bodies there is nothing to analyze, so no information about
// syntax is kept.
func (t *target) check(conf *types.Config) {
	if !conf.IgnoreFuncBodies {
		t.info = newInfo()
	}
	conf.Error = t.addProblem
	before := len(t.problems)
	err := types.NewChecker(conf, t.fset, t.pkg, t.info).Files(t.files)
	if err != nil && len(t.problems) == before {
		t.addProblem(err) // one that the type checker did not report by itself
	}
	t.illTyped = len(t.problems) > 0
}

func newInfo() *types.Info {
	return &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
}

// addProblem records what is wrong with the package, one line each.
func (t *target) addProblem(err error) {
	var list scanner.ErrorList
	var typeErr types.Error
	var pathErr *os.PathError
	switch {
	case err == nil:
	case errors.As(err, &list):
		for _, e := range list {
			t.problems = append(t.problems, e.Error())
		}
	case errors.As(err, &typeErr):
		t.typeErrors = append(t.typeErrors, typeErr)
		if !strings.HasPrefix(typeErr.Msg, "\t") { // a continuation of the one before
			t.problems = append(t.problems, typeErr.Error())
		}
	case errors.As(err, &pathErr):
		t.problems = append(t.problems, fmt.Sprintf("%s:1: %v", pathErr.Path, pathErr.Err))
	default:
		t.problems = append(t.problems, err.Error())
	}
}

// firstOf returns the first problem, one line, and the number of the others.
func firstOf(problems []string) string {
	line, _, _ := strings.Cut(problems[0], "\n")
	switch n := len(problems) - 1; n {
	case 0:
		return line
	case 1:
		return line + " (and 1 more error)"
	default:
		return fmt.Sprintf("%s (and %d more errors)", line, n)
	}
}

func packageName(files []*ast.File) string {
	if len(files) == 0 {
		return ""
	}
	return files[0].Name.Name
}
