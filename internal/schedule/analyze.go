package schedule

import (
	"cmp"
	"fmt"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/policy"
	"github.com/backofflint/backofflint/internal/ssabuild"
)

// Reading is a package whose SSA is indexed once, for its schedules and for its waits.
type Reading struct{ p *program }

// Read indexes the functions of a package.
func Read(pass *analysis.Pass, rows *knowledge.Table, pkg *ssa.Package, funcs []*ssa.Function) Reading {
	return Reading{newProgram(pass, rows, pkg, funcs)}
}

// Analyze finds the schedules of the package in source order, and exports a *Summary for each function that other
// packages can call. The pass must be able to import and export that fact.
func (r Reading) Analyze() []*Schedule {
	a := newRun(r.p)
	a.export()
	return a.schedules()
}

// Export is Analyze without the schedules, for a package whose facts alone are wanted.
func (r Reading) Export() { newRun(r.p).export() }

// Inspect is Analyze without the facts, for a package that was analyzed before.
func (r Reading) Inspect() []*Schedule { return newRun(r.p).schedules() }

// Waits lists the waits of a function of the package: those that it blocks in or arms itself, not those of its callees.
func (r Reading) Waits(fn *ssa.Function) []*Wait { return r.p.waitsOf(fn) }

// Known tells the prefilter what is known of an imported function or variable of the module.
func Known(pass *analysis.Pass) ssabuild.Facts {
	return func(obj types.Object) (n ssabuild.Needs) {
		if fn, ok := obj.(*types.Func); ok {
			obj = fn.Origin()
			s := new(Summary)
			if pass.ImportObjectFact(obj, s) {
				n.Waits = len(s.Waits) > 0
				n.Grows = slices.ContainsFunc(s.Results, Packed.interesting)
			}
		}
		n.Policies = pass.ImportObjectFact(obj, new(policy.Fact))
		return n
	}
}

// Describe gives a line for each schedule, for -debug=schedule.
func Describe(found []*Schedule, fset *token.FileSet) []string {
	var lines []string
	for _, s := range found {
		at := fset.Position(s.Pos)
		lines = append(lines, s.describe(fmt.Sprintf("%s:%d", at.Filename, at.Line)))
	}
	return lines
}

// newRun finds the waits of the package and what they are given, which is what its schedules and its facts are made of.
func newRun(p *program) *analysisRun {
	a := &analysisRun{
		p:     p,
		waits: map[*ssa.Function][]*chain{}, used: map[*ssa.Function]bool{},
		toldOf: map[*ssa.Function]bool{}, chosen: map[*ssa.Function][]observation{},
		rounds: map[any]*rounds{},
	}
	a.collect()
	for _, fn := range p.funcs {
		for _, c := range a.waits[fn] {
			a.weigh(c)
		}
	}
	a.runs = p.policies().Runs()
	a.functions()
	return a
}

// schedules judges every wait, then the policies of libraries, then the delay functions that no wait accounts for.
func (a *analysisRun) schedules() []*Schedule {
	for _, fn := range a.p.funcs {
		for _, c := range a.waits[fn] {
			a.out = append(a.out, a.judge(c))
		}
	}
	a.settle()
	a.libraries()
	for _, f := range a.delays {
		a.observed(f.told, f.fn)
		a.out = append(a.out, f.told)
	}
	slices.SortStableFunc(a.out, func(x, y *Schedule) int { return cmp.Compare(x.Pos, y.Pos) })
	return a.out
}
