package budget_test

import (
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers/budget"
	limits "github.com/backofflint/backofflint/internal/budget"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
)

// strict is the check with the budget that the fixtures are written for.
func strict() *analysis.Analyzer {
	return budget.New(budget.Options{Limits: limits.Limits{MaxTotal: 30 * time.Second, MaxAttempts: 8, RequireDeadline: true}})
}

func TestFixtures(t *testing.T) {
	fixture.Run(t, "budget", strict(), engine.Analyzer, engine.Describe)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "budget", strict())
}
