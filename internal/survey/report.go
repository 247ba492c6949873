package survey

// This file puts the rows together: once each, in the order of kind and worst total wait.

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/backofflint/backofflint/internal/budget"
	"github.com/backofflint/backofflint/internal/driver"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fleet"
	"github.com/backofflint/backofflint/internal/measure"
)

// Version is that of the JSON: it changes when a field changes its meaning or goes.
const Version = 1

// Report is all that is told.
type Report struct {
	Version int     `json:"version"`
	Fleet   *Fleet  `json:"fleet"`
	Budget  *Budget `json:"budget"`
	Rows    []Row   `json:"schedules"`
}

// Fleet is the fleet that the loads are of.
type Fleet struct {
	Clients      int      `json:"clients"`
	Allowance    float64  `json:"allowance_per_second"`
	Spread       Duration `json:"spread_seconds"`
	BaseThatFits Duration `json:"base_that_fits_seconds"`
}

// Budget is what schedules were held against; null is no limit.
type Budget struct {
	MaxTotal        *Duration `json:"max_total_seconds"`
	MaxAttempts     *int      `json:"max_attempts"`
	RequireDeadline bool      `json:"require_deadline"`
	Exceeded        int       `json:"over"` // schedules
}

// add takes what the engine found in a package.
func (r *Report) add(f driver.Found, limits budget.Limits) {
	res := f.Result.(*engine.Result)
	for _, s := range res.Schedules {
		row := newRow(s, f.Fset, res.Holds, limits)
		row.Package, row.File = f.Path, fromHere(row.File)
		r.Rows = append(r.Rows, row)
	}
}

// finish orders the rows, drops those that say the same of the same place, and counts what exceeds the budget.
func (r *Report) finish(f *fleet.Fleet, limits budget.Limits) {
	slices.SortFunc(r.Rows, func(a, b Row) int {
		return cmp.Or(
			cmp.Compare(slices.Index(kinds, a.Kind), slices.Index(kinds, b.Kind)),
			-cmp.Compare(weight(a.total), weight(b.total)), -cmp.Compare(a.total.Worst, b.total.Worst),
			-cmp.Compare(len(a.Delays), len(b.Delays)),
			cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Function, b.Function),
		)
	})
	r.Rows = slices.CompactFunc(r.Rows, func(a, b Row) bool {
		return a.File == b.File && a.Line == b.Line && a.Function == b.Function && a.Kind == b.Kind
	})
	if limits.Set() {
		r.Budget = &Budget{MaxTotal: seconds(limits.MaxTotal), MaxAttempts: known(limits.MaxAttempts), RequireDeadline: limits.RequireDeadline}
		for _, row := range r.Rows {
			if len(row.Over) > 0 {
				r.Budget.Exceeded++
			}
		}
	}
	if f == nil {
		return
	}
	r.Fleet = &Fleet{f.Clients, round(float64(f.Allowance)), Duration(f.Spread), Duration(f.BaseThatFits())}
	for i := range r.Rows {
		if row := &r.Rows[i]; len(row.Delays) > 0 && row.Kind.loaded() && !row.Local {
			row.Loads = loads(*f, row.plan)
		}
	}
}

// weight orders ends by how long they let a call wait.
func weight(t measure.Total) int {
	switch t.End {
	case measure.Never:
		return 4
	case measure.Counted:
		return 3
	case measure.Told, measure.Timed:
		return 2
	}
	return 1
}

// fromHere names a file as seen from the working directory, with slashes.
func fromHere(file string) string {
	if dir, err := os.Getwd(); err == nil {
		if rel, err := filepath.Rel(dir, file); err == nil && !strings.HasPrefix(rel, "..") {
			file = rel
		}
	}
	return filepath.ToSlash(file)
}
