// Package policy reads the settings of retry libraries out of a package: what a composite literal, a constructor, its
// options, a builder, a wrapper, an assignment to a field make of a policy, and which engine runs it. What each of them
// means is a row of the knowledge table; this package follows the value.
//
// A policy is followed through variables, fields, phis, copies, captures, parameters, and functions of the package;
// into other packages of the module by facts. A setting that is not seen is unknown, never absent: an option in a list
// that cannot be read, a field that somebody else may assign, a policy that a parameter brings.
package policy

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// Policy is what is known of one policy.
type Policy struct {
	knowledge.Plan
	Row   *knowledge.Policy // of the constructor or type that it comes from; nil when nothing is known
	Pos   token.Pos         // where it is made, in this package
	Where string            // the same as base name and line, in whatever package it lies
	Told  bool              // its faults are reported where it is made
	Param int               // the parameter that brings it, from 1; 0: none
	count count             // where its number of attempts comes from, when that is a parameter

	of   *ssa.Function // whose parameter brings it; nil when it lies in another package
	at   token.Pos     // where this very value is made; Pos is that of the policy within, when it holds one
	from []token.Pos   // every place in this package where it, or a part of it, may be made
	ops  []ssa.Value   // what runs on each attempt, where the policy holds it
	asks []ssa.Value   // the functions that compute its delay
}

// Known reports whether anything is known of it.
func (p Policy) Known() bool { return p.Row != nil }

// unknown is a policy of which nothing is known.
func unknown() Policy { return Policy{Plan: knowledge.UnknownPlan()} }

// hidden is a policy that may also be another one, which is not seen.
func (p Policy) hidden() Policy {
	q := unknown()
	q.from = p.from
	return q
}

// join is a policy that may be one or the other.
func (p Policy) join(q Policy) Policy {
	if p.Row == nil || q.Row == nil || p.Param != q.Param {
		p.partOf(q)
		return p.hidden()
	}
	p.Plan = p.Join(q.Plan)
	p.Told = p.Told && q.Told
	if p.count != q.count {
		p.count = count{}
	}
	p.partOf(q)
	return p
}

// partOf notes that q goes into p.
func (p *Policy) partOf(q Policy) {
	p.from = append(p.from[:len(p.from):len(p.from)], q.from...)
	p.ops = append(p.ops[:len(p.ops):len(p.ops)], q.ops...)
	p.asks = append(p.asks[:len(p.asks):len(p.asks)], q.asks...)
}

// given is what a function makes of a policy that its caller brings.
func (p Policy) given(arg Policy) Policy {
	p.Plan = p.Given(arg.Plan)
	if arg.Known() {
		p.Row, p.Pos, p.Where, p.Told, p.from = arg.Row, arg.Pos, arg.Where, arg.Told, arg.from
	}
	p.Param, p.of = arg.Param, arg.of
	return p
}

// Host is what the reader asks of the package under analysis.
type Host interface {
	// Range bounds a number.
	Range(v ssa.Value) (lo, hi float64)
	// Passed lists what is passed for a parameter; false when others may call its function, too.
	Passed(v *ssa.Parameter) (args []ssa.Value, all bool)
	// Ends tells what ends a context: Some where that may be time, Maybe where it is a word of its owner, Off for nothing.
	Ends(v ssa.Value) knowledge.Known
	// Seeded reports whether a generator of random numbers is proven to have a constant seed.
	Seeded(v ssa.Value) bool
	// At names a position as base name and line.
	At(pos token.Pos) string
	// Decoded reports whether code outside the package may store to a field: a decoder gets a struct that holds it.
	Decoded(f *types.Var) bool
	// Own reports whether a package is of the program under analysis.
	Own(pkg *types.Package) bool
	// Importable reports whether other modules can import the package.
	Importable() bool
}

// Reader reads the policies of one package.
type Reader struct {
	pass  *analysis.Pass
	host  Host
	funcs []*ssa.Function

	memo     map[ssa.Value]Policy
	busy     map[ssa.Value]bool
	callers  map[*ssa.Function][]ssa.CallInstruction
	closures map[*ssa.Function]*ssa.MakeClosure
	stores   map[any][]ssa.Value // what variables and fields are given
	copies   map[any][]ssa.Value // what is read from them
	within   map[any][]*ssa.FieldAddr
	spots    map[any][]*ssa.FieldAddr // where the address of a policy in a field is taken
	passed   map[any][]*ssa.Call      // the calls that the address of a package's variable goes into
	calls    []ssa.CallInstruction
	inside   []*ssa.Store // to variables that a closure captures
	literals []ssa.Value  // addresses where a policy is written down
	reached  map[token.Pos]bool
	clamped  map[*ssa.Function]bool // delay functions whose answers a library clamps, or does not
}

// New returns a reader of the functions of a package.
func New(pass *analysis.Pass, host Host, funcs []*ssa.Function) *Reader {
	r := &Reader{
		pass: pass, host: host, funcs: funcs,
		memo: map[ssa.Value]Policy{}, busy: map[ssa.Value]bool{}, callers: map[*ssa.Function][]ssa.CallInstruction{},
		closures: map[*ssa.Function]*ssa.MakeClosure{}, stores: map[any][]ssa.Value{}, copies: map[any][]ssa.Value{},
		within: map[any][]*ssa.FieldAddr{}, spots: map[any][]*ssa.FieldAddr{}, passed: map[any][]*ssa.Call{}, reached: map[token.Pos]bool{}, clamped: map[*ssa.Function]bool{},
	}
	for _, fn := range funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				r.index(instr)
			}
		}
	}
	r.outside()
	return r
}
