package sleepunderlock_test

import (
	"testing"

	"github.com/backofflint/backofflint/analyzers/sleepunderlock"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
	"github.com/backofflint/backofflint/internal/report"
)

func TestFixtures(t *testing.T) {
	fixture.Run(t, "sleepunderlock", sleepunderlock.Analyzer, engine.Analyzer, engine.DescribeHolds)
}

func TestGolden(t *testing.T) {
	fixture.Golden(t, "sleepunderlock", sleepunderlock.Analyzer)
}

// The rows that a user writes hold for the checks on the same engine.
func TestRows(t *testing.T) {
	base := engine.New()
	a := sleepunderlock.New(sleepunderlock.Options{Common: report.Common{Engine: base}})
	fixture.Set(t, a, "waiter=example.com/outside.Pause", "lock=(*example.com/outside.Gate).Enter/Leave")
	fixture.Run(t, "sleepunderlock_rows", a, base, engine.DescribeHolds)
}
