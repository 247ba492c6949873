package policy

// This file indexes a package once: who calls whom, what variables and fields are given and where they are read, where
// a policy is written down.

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// maxNested bounds the closures within closures that a captured variable is followed out of.
const maxNested = 8

func (r *Reader) index(instr ssa.Instruction) {
	if call, ok := instr.(ssa.CallInstruction); ok {
		r.calls = append(r.calls, call)
		if fn := call.Common().StaticCallee(); fn != nil {
			r.callers[ssaread.Origin(fn)] = append(r.callers[ssaread.Origin(fn)], call)
		}
	}
	switch instr := instr.(type) {
	case *ssa.Call:
		for _, arg := range instr.Call.Args {
			if g, ok := through(arg).(*ssa.Global); ok {
				r.passed[g] = append(r.passed[g], instr)
			}
		}
	case *ssa.MakeClosure:
		r.closures[instr.Fn.(*ssa.Function)] = instr
	case *ssa.Alloc:
		if r.rowOfType(ssaread.Deref(instr.Type())) != nil && !ssaread.IsPointer(ssaread.Deref(instr.Type())) {
			r.literals = append(r.literals, instr)
		}
	case *ssa.Store:
		if at := key(instr.Addr); at != nil {
			r.stores[at] = append(r.stores[at], instr.Val)
		}
		if _, ok := instr.Addr.(*ssa.FreeVar); ok {
			r.inside = append(r.inside, instr)
		}
		r.inPlace(instr)
	case *ssa.UnOp:
		if at := key(instr.X); at != nil && instr.Op == token.MUL {
			r.copies[at] = append(r.copies[at], instr)
		}
	case *ssa.FieldAddr:
		if g, ok := instr.X.(*ssa.Global); ok {
			r.within[g] = append(r.within[g], instr)
		}
		if f := fieldKey(instr); f != nil && r.rowOfType(ssaread.Deref(instr.Type())) != nil && !ssaread.IsPointer(ssaread.Deref(instr.Type())) {
			r.spots[f] = append(r.spots[f], instr)
		}
	}
}

// inPlace notes a policy that is built in the field of a literal, without a copy.
func (r *Reader) inPlace(st *ssa.Store) {
	set, ok := st.Addr.(*ssa.FieldAddr)
	if !ok {
		return
	}
	in, ok := set.X.(*ssa.FieldAddr)
	if !ok || r.rowOfType(ssaread.Deref(in.Type())) == nil {
		return
	}
	in = r.first(in)
	if at := fieldKey(in); at != nil && !slices.Contains(r.stores[at], ssa.Value(in)) {
		r.stores[at] = append(r.stores[at], in)
		if r.rowOfType(in.X.Type()) == nil {
			r.literals = append(r.literals, in)
		}
	}
}

// first is the first address that is taken of the same field of the same object: one policy, one address.
func (r *Reader) first(fa *ssa.FieldAddr) *ssa.FieldAddr {
	for _, spot := range r.spots[fieldKey(fa)] {
		if spot.X == fa.X {
			return spot
		}
	}
	return fa
}

// outside gives what closures assign to variables that they capture to those variables.
func (r *Reader) outside() {
	for _, st := range r.inside {
		at := st.Addr
		for range maxNested {
			free, ok := at.(*ssa.FreeVar)
			if !ok {
				break
			}
			at = r.bound(free)
		}
		if cell, ok := at.(*ssa.Alloc); ok {
			r.stores[cell] = append(r.stores[cell], st.Val)
		}
	}
}

// key names what an address points to: a variable, a variable of the package, a field of whatever object.
func key(addr ssa.Value) any {
	switch addr := addr.(type) {
	case *ssa.Alloc, *ssa.Global:
		return addr
	case *ssa.FieldAddr:
		return fieldKey(addr)
	}
	return nil
}
