package schedule

// This file is the index of one package's SSA: its functions, who calls whom, what each place in memory is given.
// Everything is found once, when first asked for.

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/policy"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// program is one package under analysis.
type program struct {
	pass  *analysis.Pass
	rows  *knowledge.Table
	pkg   *ssa.Package
	funcs []*ssa.Function // every function with a body, methods and closures included, in source order

	nests   map[*ssa.Function]*loopNest
	callers map[*ssa.Function][]ssa.CallInstruction // static calls, by callee
	closure map[*ssa.Function]*ssa.MakeClosure      // where a closure is made
	facts   map[*ssa.BasicBlock][]fact
	clamps  map[*ssa.BasicBlock][]*ssa.BasicBlock // where the ways past an optional clamp meet
	ordered map[*ssa.Function][]ordering
	stores  map[place][]store
	fills   map[place][]fill // with random bytes
	places  map[place]knownPlace
	handed  map[place][]handing
	joined  map[*ssa.Alloc]*ssa.Alloc

	asValue  map[*ssa.Function]bool         // functions that are used as a value
	handings map[*ssa.Function][]handedFunc // closures, by who gets them
	once     map[*ssa.MakeClosure]bool      // closures that run at most once
	waiters  map[*ssa.Function]bool         // whether a function does little but wait
	kinds    *ssaread.Kinds                 // what can stand behind an interface
	cycles   map[*ssa.Function][]ssa.CallInstruction
	below    map[*ssa.Function][]*ssa.Function // what a function may run
	made     map[*types.TypeName]int           // struct literals, by type
	taken    map[*types.Var]bool               // fields whose address is taken
	filled   map[*types.Var]bool               // the fields that a decoder may store to
	bodies   map[*ssa.Function][]iteratorBody  // of loops over iterators, by iterator
	waits    map[*ssa.Function][]*Wait         // those that it writes itself
	alarms   map[types.Type]bool               // whether its values are timers, or channels of times
	contends map[*Loop][]contention            // calls of a loop that do more than compute
	uppers   map[*ssa.Function][]way           // the ways on which something is bounded from above
	shared   Answer                            // whether the shared generator is seeded with a constant
	reader   *policy.Reader                    // of library policies
	spent    int                               // values evaluated so far
}

func newProgram(pass *analysis.Pass, rows *knowledge.Table, pkg *ssa.Package, funcs []*ssa.Function) *program {
	p := &program{
		pass: pass, rows: rows, pkg: pkg, funcs: funcs,
		nests:   map[*ssa.Function]*loopNest{},
		callers: map[*ssa.Function][]ssa.CallInstruction{},
		closure: map[*ssa.Function]*ssa.MakeClosure{},
		facts:   map[*ssa.BasicBlock][]fact{},
		clamps:  map[*ssa.BasicBlock][]*ssa.BasicBlock{},
		ordered: map[*ssa.Function][]ordering{},
		handed:  map[place][]handing{},
		places:  map[place]knownPlace{},

		asValue:  map[*ssa.Function]bool{},
		handings: map[*ssa.Function][]handedFunc{},
		once:     map[*ssa.MakeClosure]bool{},
		waiters:  map[*ssa.Function]bool{},
		cycles:   map[*ssa.Function][]ssa.CallInstruction{},
		below:    map[*ssa.Function][]*ssa.Function{},
		waits:    map[*ssa.Function][]*Wait{},
		alarms:   map[types.Type]bool{},
		contends: map[*Loop][]contention{},
		uppers:   map[*ssa.Function][]way{},
	}
	for instr := range p.instrs() {
		p.recordUses(instr)
		switch instr := instr.(type) {
		case ssa.CallInstruction:
			if callee := instr.Common().StaticCallee(); callee != nil {
				p.callers[ssaread.Origin(callee)] = append(p.callers[ssaread.Origin(callee)], instr)
			}
		case *ssa.MakeClosure:
			p.closure[instr.Fn.(*ssa.Function)] = instr
		}
	}
	return p
}

// instrs walks every instruction of the package.
func (p *program) instrs() func(yield func(ssa.Instruction) bool) {
	return func(yield func(ssa.Instruction) bool) {
		for _, fn := range p.funcs {
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					if !yield(instr) {
						return
					}
				}
			}
		}
	}
}

// nest returns the loops of fn.
func (p *program) nest(fn *ssa.Function) *loopNest {
	n := p.nests[fn]
	if n == nil {
		n = findLoops(fn)
		p.nests[fn] = n
	}
	return n
}

// at names a position in the package.
func (p *program) at(pos token.Pos) string { return At(p.pass.Fset, pos) }

// At names a position as base name and line: equal on every machine. No position has no name.
func At(fset *token.FileSet, pos token.Pos) string {
	if !pos.IsValid() {
		return ""
	}
	at := fset.Position(pos)
	return fmt.Sprintf("%s:%d", filepath.Base(at.Filename), at.Line)
}
