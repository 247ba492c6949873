package uncapped_test

import (
	"testing"

	"github.com/backofflint/backofflint/analyzers/uncapped"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
)

func TestFixtures(t *testing.T) {
	fixture.Run(t, "uncapped", uncapped.Analyzer, engine.Analyzer, engine.Describe)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "uncapped", uncapped.Analyzer)
}

func TestFixes(t *testing.T) {
	fixture.Fixes(t, "uncapped/bad/fixes", "uncapped_fixes", uncapped.Analyzer)
	fixture.Fixes(t, "uncapped/bad/overflowfixes", "uncapped_overflowfixes", uncapped.Analyzer)
}
