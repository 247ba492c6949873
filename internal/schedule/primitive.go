package schedule

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// Waits gives a function that lists the waits of a function of the package: those that it blocks in or arms itself, not
// those of its callees.
func Waits(pass *analysis.Pass, rows *knowledge.Table, pkg *ssa.Package, funcs []*ssa.Function) func(*ssa.Function) []*Wait {
	return newProgram(pass, rows, pkg, funcs).waitsOf
}
