package nojitter_test

import (
	"testing"

	"github.com/backofflint/backofflint/analyzers/attemptonly"
	"github.com/backofflint/backofflint/analyzers/nojitter"
	"github.com/backofflint/backofflint/analyzers/uncapped"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
	"github.com/backofflint/backofflint/internal/report"
)

func TestFixtures(t *testing.T) {
	fixture.Run(t, "nojitter", nojitter.Analyzer, engine.Analyzer, engine.Describe)
}

func TestPlateau(t *testing.T) {
	fixture.Run(t, "nojitter_plateau", nojitter.New(nojitter.Options{Plateau: true}), engine.Analyzer, engine.Describe)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "nojitter", nojitter.Analyzer)
}

func TestFixes(t *testing.T) {
	fixture.Fixes(t, "nojitter/bad/fixes", "nojitter_fixes", nojitter.Analyzer)
	fixture.Fixes(t, "nojitter/bad/fixestaken", "nojitter_fixestaken", nojitter.Analyzer)
	fixture.Fixes(t, "nojitter/bad/redraws", "nojitter_redraws", nojitter.Analyzer)
	fixture.FixesAt(t, "1.20", "nojitter/bad/olderfixes", "nojitter_olderfixes", nojitter.Analyzer)
	fixture.NoFixesAt(t, "1.19", "nojitter/bad/olderfixes", nojitter.Analyzer)
}

// The fixes of several checks meet in one statement.
func TestFixesTogether(t *testing.T) {
	fixture.Fixes(t, "nojitter/bad/fixes", "together_fixes", nojitter.Analyzer, uncapped.Analyzer, attemptonly.Analyzer)
}

// The rows that a user writes hold for the checks on the same engine.
func TestRows(t *testing.T) {
	base := engine.New()
	a := nojitter.New(nojitter.Options{Common: report.Common{Engine: base}})
	fixture.Set(t, a, "waiter=example.com/outside.Pause", "waiter=example.com/outside.PauseFor:2", "draw=example.com/outside.Spread")
	fixture.Run(t, "nojitter_rows", a, base, engine.Describe)
}
