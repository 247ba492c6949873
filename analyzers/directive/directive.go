package directive

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers/attemptonly"
	"github.com/backofflint/backofflint/analyzers/budget"
	"github.com/backofflint/backofflint/analyzers/nojitter"
	"github.com/backofflint/backofflint/analyzers/sleepunderlock"
	"github.com/backofflint/backofflint/analyzers/uncapped"
	"github.com/backofflint/backofflint/internal/directive"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/report"
	"github.com/backofflint/backofflint/internal/ssabuild"
)

//go:embed doc.go
var doc string

// Options configures the analyzer.
type Options struct {
	report.Common
}

// Analyzer is the analyzer with its default options. It requires every check, since only a check that ran can say
// whether a comment was of use.
var Analyzer = New(Options{}, nojitter.Analyzer, uncapped.Analyzer, sleepunderlock.Analyzer, attemptonly.Analyzer, budget.Analyzer)

// New returns the analyzer for the comments of the given checks.
func New(opts Options, checks ...*analysis.Analyzer) *analysis.Analyzer {
	o := &opts
	a := o.Check("directive", doc, "noreason", "unknown", "unused")
	a.Requires = append(a.Requires, checks...)
	a.RunDespiteErrors = false // what is not found in broken code may be there
	a.Run = func(pass *analysis.Pass) (any, error) {
		if !engine.Own(pass) {
			return nil, nil // no check ran
		}
		r := report.New(pass, o.Common)
		for _, d := range r.Directives() {
			if f, is := fault(d, namesOf(pass, checks, ssabuild.InTest(pass.Fset, d.Pos))); is {
				f.Pos, f.Loud = d.Pos, true
				r.Report(f)
			}
		}
		return nil, nil
	}
	return a
}

// fault judges one comment. The first answer is enough: what is to be deleted needs no reason.
func fault(d *directive.Directive, known names) (report.Fault, bool) {
	var unused []string
	ours := ""
	for _, name := range d.Names {
		switch hint, verdict := known.judge(name); {
		case verdict == foreign:
			continue
		case verdict == wrong:
			return report.Fault{Category: "unknown", Text: fmt.Sprintf(
				"%q is no check of backofflint, and silences nothing: %s", name, hint)}, true
		case verdict == judged && !d.Hit(name):
			unused = append(unused, name)
		}
		ours = name
	}
	switch {
	case len(unused) > 0:
		return report.Fault{Category: "unused", Text: fmt.Sprintf(
			"%s for %s silences nothing: the fault is gone, or on another line; delete it, or put it on the line of the finding "+
				"or right above its statement", d.Form, strings.Join(unused, ", "))}, true
	case ours != "" && d.Reason == "":
		return report.Fault{Category: "noreason", Text: fmt.Sprintf(
			"%s for %s gives no reason: nobody will know when it may go; give one, for example %s", d.Form, ours, d.Form.Example(ours))}, true
	}
	return report.Fault{}, false
}

// names are those that a comment may use.
type names struct {
	categories map[string][]string // of each check
	silent     []string            // checks that are off, or do not report in this file
}

func namesOf(pass *analysis.Pass, checks []*analysis.Analyzer, test bool) names {
	n := names{categories: map[string][]string{}}
	for _, a := range checks {
		n.categories[a.Name] = report.Categories(a)
		if pass.ResultOf[a] == report.Off {
			n.silent = append(n.silent, a.Name)
		}
		if test && a.Flags.Lookup("tests").Value.String() != "true" {
			n.silent = append(n.silent, a.Name, directive.Program)
		}
	}
	return n
}

// verdict says what a name in a comment is to this analyzer.
type verdict int

const (
	foreign verdict = iota // another linter's
	wrong                  // ours in intention only
	judged                 // ours, and it has to be of use
	exempt                 // ours, but its check does not report in this file
)

func (n names) judge(name string) (hint string, v verdict) {
	check, category, hasCategory := strings.Cut(name, "/")
	list, known := n.categories[check]
	switch {
	case hasCategory && check == directive.Program:
		return "a check has categories, " + directive.Program + " has checks: " + strings.Join(n.sorted(), ", "), wrong
	case hasCategory && known && !slices.Contains(list, category):
		return "the categories of " + check + " are " + strings.Join(list, ", "), wrong
	case !known && check != directive.Program:
		return n.suspect(name)
	}
	if slices.Contains(n.silent, check) {
		return "", exempt
	}
	return "", judged
}

// suspect looks whether a name that is not ours was meant to be.
func (n names) suspect(name string) (hint string, v verdict) {
	first, _, more := strings.Cut(name, " ")
	for _, known := range append(n.sorted(), directive.Program) {
		switch {
		case more && first == known:
			return "a reason stands behind a second //", wrong
		case distance(first, known) <= 2:
			return "did you mean " + known + "?", wrong
		}
	}
	return "", foreign
}

func (n names) sorted() (list []string) {
	for name := range n.categories {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}
