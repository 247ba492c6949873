package attemptonly_test

import (
	"testing"
	"time"

	"github.com/backofflint/backofflint/analyzers/attemptonly"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
)

func TestFixtures(t *testing.T) {
	fixture.Run(t, "attemptonly", attemptonly.Analyzer, engine.Analyzer, engine.Describe)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "attemptonly", attemptonly.Analyzer)
}

func TestMinTotal(t *testing.T) {
	fixture.Run(t, "attemptonly_mintotal", attemptonly.New(attemptonly.Options{MinTotal: 5 * time.Second}), engine.Analyzer, engine.Describe)
}

func TestStrict(t *testing.T) {
	fixture.Run(t, "attemptonly_strict", attemptonly.New(attemptonly.Options{Strict: true}), engine.Analyzer, engine.Describe)
}
