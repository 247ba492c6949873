package budget_test

import (
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers/budget"
	limits "github.com/backofflint/backofflint/internal/budget"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
	"github.com/backofflint/backofflint/internal/report"
)

// strict is the check with the budget that the fixtures are written for; an engine of nil is the shared one.
func strict(on *analysis.Analyzer) *analysis.Analyzer {
	return budget.New(budget.Options{
		Common: report.Common{Engine: on},
		Limits: limits.Limits{MaxTotal: 30 * time.Second, MaxAttempts: 8, RequireDeadline: true},
	})
}

func TestFixtures(t *testing.T) {
	fixture.Run(t, "budget", strict(nil), engine.Analyzer, engine.Describe)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "budget", strict(nil))
}

// As all checks do, it stands on the engine that it is given.
func TestOwnEngine(t *testing.T) {
	own := engine.New()
	fixture.Run(t, "budget", strict(own), own, engine.Describe)
}
