package nojitter_test

import (
	"testing"

	"github.com/backofflint/backofflint/analyzers/nojitter"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
)

func TestFixtures(t *testing.T) {
	fixture.Run(t, "nojitter", nojitter.Analyzer, engine.Analyzer, engine.Describe)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "nojitter", nojitter.Analyzer)
}
