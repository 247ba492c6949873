package analyzers_test

import (
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/analyzers/nojitter"
	"github.com/backofflint/backofflint/analyzers/uncapped"
	"github.com/backofflint/backofflint/internal/fixture"
)

// Re-creations of public bug reports get as many reports of each kind as they have marks.
func TestCases(t *testing.T) {
	checks := slices.DeleteFunc(analyzers.All(), func(a *analysis.Analyzer) bool { return a.Name == "directive" })
	fixture.Cases(t, "cases", checks...)
}

// Retry code in the styles that people write, with its hard negatives. Its marks speak of the delay only.
func TestDelays(t *testing.T) {
	fixture.Cases(t, "delays", nojitter.Analyzer, uncapped.Analyzer)
}
