package sleepunderlock_test

import (
	"testing"

	"github.com/backofflint/backofflint/analyzers/sleepunderlock"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
)

func TestFixtures(t *testing.T) {
	fixture.Run(t, "sleepunderlock", sleepunderlock.Analyzer, engine.Analyzer, engine.DescribeHolds)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "sleepunderlock", sleepunderlock.Analyzer)
}
