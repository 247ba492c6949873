package nojitter_test

import (
	"testing"

	"github.com/backofflint/backofflint/analyzers/attemptonly"
	"github.com/backofflint/backofflint/analyzers/nojitter"
	"github.com/backofflint/backofflint/analyzers/uncapped"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
)

func TestFixtures(t *testing.T) {
	fixture.Run(t, "nojitter", nojitter.Analyzer, engine.Analyzer, engine.Describe)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "nojitter", nojitter.Analyzer)
}

func TestFixes(t *testing.T) {
	fixture.Fixes(t, "nojitter/bad/fixes", "nojitter_fixes", nojitter.Analyzer)
	fixture.Fixes(t, "nojitter/bad/fixestaken", "nojitter_fixestaken", nojitter.Analyzer)
	fixture.Fixes(t, "nojitter/bad/redraws", "nojitter_redraws", nojitter.Analyzer)
}

// The fixes of several checks meet in one statement.
func TestFixesTogether(t *testing.T) {
	fixture.Fixes(t, "nojitter/bad/fixes", "together_fixes", nojitter.Analyzer, uncapped.Analyzer, attemptonly.Analyzer)
}
