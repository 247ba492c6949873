package policy

// This file takes apart the policies that lie in a variable one after the other: what it is declared as, and what is
// assigned to it as a whole. Each has the changes that are made before the next one replaces it; one that is replaced
// before it is used never counts.

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// version is one of the policies that lie in a variable.
type version struct {
	from ssa.Instruction          // the declaration, or the assignment of the whole
	sees map[ssa.Instruction]bool // what runs before the next one replaces it
}

// versions lists those of a variable that are used; nil for one that is never assigned as a whole, or by others too.
func (r *Reader) versions(cell *ssa.Alloc) (out []version) {
	stops := map[ssa.Instruction]bool{}
	for _, ref := range *cell.Referrers() {
		if st, ok := ref.(*ssa.Store); ok && st.Addr == cell {
			stops[st] = true
		}
	}
	if len(stops) == 0 || len(stops) != len(r.stores[cell]) {
		return nil // none, or a closure's
	}
	for _, from := range append([]ssa.Instruction{cell}, *cell.Referrers()...) {
		if from != ssa.Instruction(cell) && !stops[from] {
			continue
		}
		v := version{from, ahead(from, stops)}
		if slices.ContainsFunc(*cell.Referrers(), func(ref ssa.Instruction) bool { return v.sees[ref] && !stops[ref] && !onField(ref) }) {
			out = append(out, v)
		}
	}
	return out
}

// onField reports whether an instruction is about one field alone.
func onField(instr ssa.Instruction) bool {
	_, ok := instr.(*ssa.FieldAddr)
	return ok
}

// ahead lists what can run behind an instruction, up to the stops.
func ahead(from ssa.Instruction, stops map[ssa.Instruction]bool) map[ssa.Instruction]bool {
	seen := map[ssa.Instruction]bool{}
	var walk func(instrs []ssa.Instruction, b *ssa.BasicBlock)
	walk = func(instrs []ssa.Instruction, b *ssa.BasicBlock) {
		for _, instr := range instrs {
			if seen[instr] || stops[instr] {
				return
			}
			seen[instr] = true
		}
		for _, next := range b.Succs {
			walk(next.Instrs, next)
		}
	}
	b := from.Block()
	walk(b.Instrs[slices.Index(b.Instrs, from)+1:], b)
	return seen
}

// anyVersion is a policy that may be each of some versions.
func (r *Reader) anyVersion(cell *ssa.Alloc, row *knowledge.Policy, all *changes, versions []version) (out Policy) {
	for i, v := range versions {
		changes := all.of(v)
		p := r.zero(cell, row, changes)
		if st, ok := v.from.(*ssa.Store); ok {
			p = r.Of(st.Val)
		}
		if p = r.changed(p, row, changes); i > 0 {
			p = out.join(p)
		}
		out = p
	}
	return out
}

// of are the changes that may be made of one version. Those that another function makes may be made of any.
func (c *changes) of(v version) *changes {
	in := v.from.Parent()
	made := func(instr ssa.Instruction) bool { return v.sees[instr] || instr.Parent() != in }
	out := &changes{by: map[string][]change{}, must: map[string]bool{}, open: c.open}
	for _, use := range c.uses {
		if made(use) {
			out.uses = append(out.uses, use)
		}
	}
	for _, name := range c.names {
		var list []change
		for _, change := range c.by[name] {
			if made(change.instr) {
				list = append(list, change)
			}
		}
		if len(list) > 0 {
			out.names, out.by[name] = append(out.names, name), list
			out.must[name] = between(v.from.Block(), list, out.uses)
		}
	}
	return out
}
