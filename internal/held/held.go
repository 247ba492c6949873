// Package held finds waits that come while something is held: a lock, a transaction, a connection.
//
// Each function that matters is solved once, callees first (order.go): forward over its blocks, with the set of what is
// held (flow.go, fixpoint.go, state.go, branch.go). What callers need of it is its summary (summary.go, exits.go,
// handed.go): the waits within reach, each with what was released and what was locked on the way; what it returns
// holding; what it releases; which of its arguments it calls, and with what held. Summaries cross packages as facts
// (fact.go). Where a wait meets a hold is a meeting; pick.go chooses the one that is reported.
package held

import (
	"go/token"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/schedule"
)

// Hold is one place where something is held over waits. It holds positions and text only: nothing of it keeps the
// package's SSA alive.
type Hold struct {
	What     knowledge.Thing // the category: lock, transaction, connection
	Name     string          // what is held, as the code calls it; "" when it has no name
	Shared   bool            // held with other readers
	Assumed  string          // the function whose name says that it is called with the lock held
	At       string          // base name and line of the acquisition
	Pos      token.Pos       // the wait, or the call that leads to it
	Waits    []Wait          // that this place leads to
	Places   int             // other places of the package that lead to the first wait with something held
	Evidence []schedule.Evidence
}

// Block is a place where a function of the package blocks, and what is held there: for -debug and for fixtures, which
// assert why a check is silent.
type Block struct {
	Pos  token.Pos
	Text string
}

// Wait is a wait that a hold spans.
type Wait struct {
	At     string        // base name and line
	Calls  int           // between the place that holds and the wait
	Via    []string      // the functions called, in order
	Length time.Duration // when that is a constant
	Maybe  string        // the implementation that waits, where an interface has others
}

// Reading is a package that is read for what is held at its waits.
type Reading struct{ p *program }

// Read indexes the functions of a package. waits lists the primitive waits of a function.
func Read(pass *analysis.Pass, rows *knowledge.Table, pkg *ssa.Package, funcs []*ssa.Function, waits func(*ssa.Function) []*schedule.Wait) Reading {
	return Reading{newProgram(pass, rows, pkg, funcs, waits)}
}

// Analyze finds the holds of the package, and where it blocks, in source order, and exports a *Fact for each function
// that other packages can call. The pass must be able to import and export that fact.
func (r Reading) Analyze() ([]*Hold, []Block) {
	met := r.p.solveAll()
	r.p.export()
	return r.p.pick(met), r.p.listBlocks()
}

// Export is Analyze without the holds, for a package whose facts alone are wanted.
func (r Reading) Export() {
	r.p.solveAll()
	r.p.export()
}

// Inspect is Analyze without the facts, for a second look, with the test files.
func (r Reading) Inspect() []*Hold { return r.p.pick(r.p.solveAll()) }

// solveAll solves all functions that matter.
func (p *program) solveAll() (met []*meeting) {
	for _, group := range p.order(p.graph()) {
		met = append(met, p.solveGroup(group)...)
	}
	return met
}

// solveGroup solves functions that call each other.
func (p *program) solveGroup(group []*ssa.Function) (met []*meeting) {
	rounds := 1
	if len(group) > 1 || p.callsItself(group[0]) {
		rounds = 2
	}
	for range rounds {
		met = nil
		for _, fn := range group {
			sum, found := p.solve(fn)
			p.sums[fn] = sum
			met = append(met, found...)
		}
	}
	return met
}

func (p *program) callsItself(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if c, ok := instr.(ssa.CallInstruction); ok {
				for _, t := range p.calls[c] {
					if t.fn == fn {
						return true
					}
				}
			}
		}
	}
	return false
}
