package schedule

import (
	"cmp"
	"fmt"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssabuild"
)

// Analyze finds the schedules of a package in source order, and exports a *Summary for each function that other
// packages can call. pass must be able to import and export that fact. waits lists the primitive waits of a function,
// for whoever asks more of them.
func Analyze(pass *analysis.Pass, pkg *ssa.Package, funcs []*ssa.Function) (found []*Schedule, waits func(*ssa.Function) []*Wait) {
	p := newProgram(pass, pkg, funcs)
	return p.analyze(), p.waitsOf
}

// Known tells the prefilter what an imported function of the module does.
func Known(pass *analysis.Pass) func(*types.Func) ssabuild.Needs {
	return func(fn *types.Func) (n ssabuild.Needs) {
		s := new(Summary)
		if pass.ImportObjectFact(fn.Origin(), s) {
			n.Waits = len(s.Waits) > 0
			n.Grows = slices.ContainsFunc(s.Results, Packed.interesting)
		}
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

func (p *program) analyze() []*Schedule {
	a := &analysisRun{p: p, waits: map[*ssa.Function][]*chain{}, used: map[*ssa.Function]bool{}}
	a.collect()
	for _, fn := range p.funcs {
		for _, c := range a.waits[fn] {
			if s := a.judge(c); s != nil {
				a.out = append(a.out, s)
			}
		}
	}
	a.functions()
	a.export()
	slices.SortStableFunc(a.out, func(x, y *Schedule) int { return cmp.Compare(x.Pos, y.Pos) })
	return a.out
}
