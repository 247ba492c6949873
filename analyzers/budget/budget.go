package budget

import (
	_ "embed"
	"go/token"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/budget"
	"github.com/backofflint/backofflint/internal/report"
	"github.com/backofflint/backofflint/internal/schedule"
)

//go:embed doc.go
var doc string

// Options configures the check. Without a limit it is off.
type Options struct {
	report.Common
	budget.Limits
}

// Analyzer is the check with its default options: it is off.
var Analyzer = New(Options{})

// New returns the check with the given options, which its flags can change.
func New(opts Options) *analysis.Analyzer {
	o := &opts
	a := o.Check("budget", doc, budget.Categories()...)
	a.ResultType = reflect.TypeFor[report.State]()
	o.Flags(&a.Flags)
	o.Rows(&a.Flags, "waiter", "deadline")
	a.Run = func(pass *analysis.Pass) (any, error) {
		if !o.Set() {
			return report.Off, nil
		}
		r := report.New(pass, o.Common)
		seen := map[*schedule.Bound]bool{}
		for _, s := range r.Schedules() {
			if s.Bound != nil && seen[s.Bound] {
				continue // the waits of one loop are summed already
			}
			seen[s.Bound] = true
			for _, excess := range o.Exceeded(s) {
				r.Report(report.Fault{Pos: waitOf(s), Category: excess.Category, Text: "this retry " + excess.Text + advice[excess.Category]})
			}
		}
		return report.On, nil
	}
	return a
}

// waitOf is where a report stands: the first wait, since attemptonly reports at the loop.
func waitOf(s *schedule.Schedule) token.Pos {
	if s.Bound != nil {
		return s.Bound.Waits[0]
	}
	return s.Pos
}

// advice is the harm and what to do, of each category.
var advice = map[string]string{
	"total":    ": whoever called it sits through all of it; make fewer attempts, lower the ceiling, or set a deadline",
	"attempts": ": each of them is load on what has just failed; make fewer, with longer waits between them",
	"deadline": ": how long the caller waits is anybody's guess; take a context and look at it before each wait",
}
