package attemptonly_test

import (
	"testing"
	"time"

	"github.com/backofflint/backofflint/analyzers/attemptonly"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
	"github.com/backofflint/backofflint/internal/report"
)

func TestFixtures(t *testing.T) {
	fixture.Run(t, "attemptonly", attemptonly.Analyzer, engine.Analyzer, engine.Describe)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "attemptonly", attemptonly.Analyzer)
}

func TestFixes(t *testing.T) {
	fixture.Fixes(t, "attemptonly/bad/ignored", "attemptonly_ignored", attemptonly.Analyzer)
}

func TestMinTotal(t *testing.T) {
	fixture.Run(t, "attemptonly_mintotal", attemptonly.New(attemptonly.Options{MinTotal: 5 * time.Second}), engine.Analyzer, engine.Describe)
}

func TestStrict(t *testing.T) {
	fixture.Run(t, "attemptonly_strict", attemptonly.New(attemptonly.Options{Strict: true}), engine.Analyzer, engine.Describe)
}

// The rows that a user writes hold for the checks on the same engine.
func TestRows(t *testing.T) {
	base := engine.New()
	a := attemptonly.New(attemptonly.Options{Common: report.Common{Engine: base}})
	fixture.Set(t, a, "waiter=example.com/outside.Pause", "deadline=example.com/outside.InTime")
	fixture.Run(t, "attemptonly_rows", a, base, engine.Describe)
}
