package schedule

// This file finds the fields that code outside the package may store to: their address, or that of a struct that holds
// them, goes to a flag or a decoder.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// addressed reports whether the address of a field, or of a struct that holds it, goes to code that may store there: a
// flag, a decoder.
func (p *program) addressed(fv *types.Var) bool {
	if p.taken == nil {
		p.taken, p.filled = map[*types.Var]bool{}, map[*types.Var]bool{}
		for instr := range p.instrs() {
			if c, ok := instr.(*ssa.Call); ok {
				p.decoded(c)
			}
			fa, ok := instr.(*ssa.FieldAddr)
			if !ok {
				continue
			}
			for _, ref := range *fa.Referrers() {
				switch ref := ref.(type) {
				case *ssa.UnOp, *ssa.DebugRef, *ssa.FieldAddr, *ssa.IndexAddr:
				case *ssa.Store:
					if ref.Val == fa {
						p.taken[ssaread.Field(fa.X.Type(), fa.Field)] = true
					}
				default:
					p.taken[ssaread.Field(fa.X.Type(), fa.Field)] = true
				}
			}
		}
	}
	return p.taken[fv]
}

// decodedInto reports whether a struct that holds a field is handed to code outside the package that may store in anything.
func (p *program) decodedInto(fv *types.Var) bool {
	p.addressed(fv)
	return p.filled[fv]
}

// decoded marks the fields of a struct whose address is handed, as an interface, to code outside the package. What
// prints does not store.
func (p *program) decoded(c *ssa.Call) {
	callee := ssaread.Callee(&c.Call)
	if callee == nil || callee.Pkg() == nil || callee.Pkg() == p.pass.Pkg || knowledge.Pure(callee) {
		return
	}
	for _, arg := range c.Call.Args {
		if boxed, ok := arg.(*ssa.MakeInterface); ok && ssaread.IsPointer(boxed.X.Type()) {
			p.takeFields(p.taken, ssaread.Deref(boxed.X.Type()), 0)
			if boxed.Type().Underlying().(*types.Interface).NumMethods() == 0 {
				p.takeFields(p.filled, ssaread.Deref(boxed.X.Type()), 0)
			}
		}
	}
}

func (p *program) takeFields(marked map[*types.Var]bool, t types.Type, depth int) {
	if n, ok := types.Unalias(t).(*types.Named); ok {
		t = n.Origin()
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok || depth > 4 {
		return
	}
	for f := range s.Fields() {
		marked[f.Origin()] = true
		p.takeFields(marked, ssaread.Deref(f.Type()), depth+1)
	}
}
