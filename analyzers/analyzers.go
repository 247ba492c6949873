// Package analyzers lists the checks. It is the only list: the command, the plugin, the documents and the tests read
// it.
package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers/attemptonly"
	"github.com/backofflint/backofflint/analyzers/budget"
	"github.com/backofflint/backofflint/analyzers/directive"
	"github.com/backofflint/backofflint/analyzers/nojitter"
	"github.com/backofflint/backofflint/analyzers/sleepunderlock"
	"github.com/backofflint/backofflint/analyzers/uncapped"
	"github.com/backofflint/backofflint/internal/report"
)

// All returns the checks with their default options, in the order of the documents.
func All() []*analysis.Analyzer {
	return []*analysis.Analyzer{
		nojitter.Analyzer, uncapped.Analyzer, sleepunderlock.Analyzer, attemptonly.Analyzer, budget.Analyzer, directive.Analyzer,
	}
}

// Hosted returns new instances of the checks on top of an engine for golangci-lint, which judges nolint comments itself.
func Hosted(engine *analysis.Analyzer) []*analysis.Analyzer {
	c := report.Common{Hosted: true, Engine: engine}
	return []*analysis.Analyzer{
		nojitter.New(nojitter.Options{Common: c}),
		uncapped.New(uncapped.Options{Common: c}),
		sleepunderlock.New(sleepunderlock.Options{Common: c}),
		attemptonly.New(attemptonly.Options{Common: c}),
		budget.New(budget.Options{Common: c}),
	}
}
