// Package engine is the hidden analyzer that all checks require. It reads a package once: it decides whether SSA is
// needed at all, builds it, lets the producers (schedules, holds) look at it, and drops it. It owns every fact type,
// since a fact type may belong to one analyzer.
package engine

import (
	"go/token"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/directive"
	"github.com/backofflint/backofflint/internal/held"
	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/policy"
	"github.com/backofflint/backofflint/internal/schedule"
	"github.com/backofflint/backofflint/internal/ssabuild"
)

// Analyzer recovers what the checks ask about, for checks with no engine of their own. It reports nothing; its result is
// a *Result. Carrier is what is left of it for a package that nobody asks about: the same facts for its importers, and an
// empty result.
var Analyzer, Carrier = newPair()

// New returns an engine of its own: the rows that its flags add to the knowledge table (waiter, draw, lock, deadline)
// hold for the checks on top of it.
func New() *analysis.Analyzer {
	engine, _ := newPair()
	return engine
}

func newPair() (engine, carrier *analysis.Analyzer) {
	rows := new(knowledge.Table)
	engine = &analysis.Analyzer{
		Name:             "retryschedule",
		Doc:              "recover retry schedules: the delay, its growth, its ceiling, its random draw",
		URL:              "https://github.com/backofflint/backofflint",
		Run:              func(pass *analysis.Pass) (any, error) { return run(pass, rows) },
		RunDespiteErrors: true,
		ResultType:       reflect.TypeFor[*Result](),
		FactTypes:        []analysis.Fact{new(schedule.Summary), new(policy.Fact), new(held.Fact)},
	}
	rows.Flags(&engine.Flags)
	facts := *engine
	facts.Run = func(pass *analysis.Pass) (any, error) {
		return new(Result), read(pass, rows, schedule.Reading.Export, held.Reading.Export)
	}
	return engine, &facts
}

// Unmet lists the rows that flags have added to Analyzer and that are about no function of the packages read so far.
func Unmet() []string {
	return Analyzer.Flags.Lookup("waiter").Value.(*knowledge.RowsFlag).Table.Unmet()
}

// Result is what is known of a package. Nothing of it keeps the package's SSA alive.
type Result struct {
	Schedules []*schedule.Schedule        // outside test files, in source order
	Tests     func() []*schedule.Schedule // those in test files, found when first asked for
	Holds     []*held.Hold                // outside test files, in source order
	TestHolds func() []*held.Hold         // those in test files, found when first asked for
	blocks    []held.Block                // where it blocks, and what is held there
	Generated func(token.Pos) bool        // whether a position lies in a generated file
	Silenced  *directive.Set              // the comments that silence findings
}

// Own reports whether a package belongs to the code under analysis: of a module without a version, or of none. The
// packages of other modules are the knowledge table's.
func Own(pass *analysis.Pass) bool {
	return pass.Module == nil || pass.Module.Path == "" || pass.Module.Version == ""
}

func run(pass *analysis.Pass, rows *knowledge.Table) (any, error) {
	res := &Result{
		Generated: ssabuild.Generated(pass),
		Silenced:  directive.Parse(pass.Fset, pass.Files),
		Tests:     sync.OnceValue(func() []*schedule.Schedule { return inTests(pass, rows) }),
		TestHolds: sync.OnceValue(func() []*held.Hold { return holdsInTests(pass, rows) }),
	}
	err := read(pass, rows,
		func(r schedule.Reading) { res.Schedules = r.Analyze() },
		func(r held.Reading) { res.Holds, res.blocks = r.Analyze() })
	if err != nil {
		return nil, err
	}
	return res, nil
}

// read builds the package's SSA for those whom something in it concerns.
func read(pass *analysis.Pass, rows *knowledge.Table, forSchedules func(schedule.Reading), forHolds func(held.Reading)) error {
	if !Own(pass) || len(pass.Files) == 0 {
		return nil
	}
	needs := ssabuild.Needed(pass, rows, schedule.Known(pass), false)
	holds := held.Needed(pass, rows, needs.Waits, false)
	schedules := needs.Grows || needs.Policies || needs.Waits && (holds || ssabuild.MayRetry(pass, rows, schedule.Known(pass), false))
	if !schedules && !holds {
		return nil // nothing grows, nothing is drawn, nothing waits between attempts or holds
	}
	err := ssabuild.With(pass, false, func(pkg *ssa.Package, funcs []*ssa.Function) {
		reading := schedule.Read(pass, rows, pkg, funcs)
		if schedules {
			forSchedules(reading)
		}
		if holds {
			forHolds(held.Read(pass, rows, pkg, funcs, reading.Waits))
		}
	})
	if err != nil && len(pass.TypeErrors) == 0 {
		return err
	}
	return nil
}

// inTests finds the schedules in the test files of a package. They are read apart, and only for a check that reports
// in tests: what a test stores in a field says nothing about the program, and building the test files costs as much as
// all the rest.
func inTests(pass *analysis.Pass, rows *knowledge.Table) (found []*schedule.Schedule) {
	if !Own(pass) {
		return nil
	}
	needs := ssabuild.Needed(pass, rows, schedule.Known(pass), true)
	if !needs.Grows && !needs.Policies && (!needs.Waits || !ssabuild.MayRetry(pass, rows, schedule.Known(pass), true)) {
		return nil
	}
	// An error here was an error of the package itself, which was told before.
	_ = ssabuild.With(pass, true, func(pkg *ssa.Package, funcs []*ssa.Function) {
		for _, s := range schedule.Read(pass, rows, pkg, funcs).Inspect() {
			if ssabuild.InTest(pass.Fset, s.Pos) {
				found = append(found, s)
			}
		}
	})
	return found
}

// holdsInTests finds the holds in the test files of a package, apart for the same reasons.
func holdsInTests(pass *analysis.Pass, rows *knowledge.Table) (found []*held.Hold) {
	if !Own(pass) || !held.Needed(pass, rows, ssabuild.Needed(pass, rows, schedule.Known(pass), true).Waits, true) {
		return nil
	}
	_ = ssabuild.With(pass, true, func(pkg *ssa.Package, funcs []*ssa.Function) {
		for _, h := range held.Read(pass, rows, pkg, funcs, schedule.Read(pass, rows, pkg, funcs).Waits).Inspect() {
			if ssabuild.InTest(pass.Fset, h.Pos) {
				found = append(found, h)
			}
		}
	})
	return found
}

// Describe gives a line for each schedule of a Result, for -debug=schedule.
func Describe(result any, fset *token.FileSet) []string {
	return schedule.Describe(result.(*Result).Schedules, fset)
}

// DescribeHolds gives a line for each place where the package of a Result blocks, with what is held there.
func DescribeHolds(result any, fset *token.FileSet) []string {
	return held.Describe(result.(*Result).blocks, fset)
}
