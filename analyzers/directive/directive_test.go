package directive_test

import (
	"testing"

	"github.com/backofflint/backofflint/analyzers/directive"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
)

func TestFixtures(t *testing.T) {
	fixture.Run(t, "directive", directive.Analyzer, engine.Analyzer, engine.Describe)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "directive", directive.Analyzer)
}
