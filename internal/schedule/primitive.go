package schedule

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
)

// Waits lists the primitive waits of the functions of a package whose delays nobody asks about.
func Waits(pass *analysis.Pass, pkg *ssa.Package, funcs []*ssa.Function) func(*ssa.Function) []*Wait {
	return newProgram(pass, pkg, funcs).waitsOf
}
