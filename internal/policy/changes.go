package policy

// This file finds the changes of a policy: assignments to fields and calls of methods, and whether each is made before
// every use.

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// change is one assignment to a field, or one call of a method that changes a setting.
type change struct {
	field string
	val   ssa.Value // what the field is given; the field's address where it is built in place
	call  *ssa.Call
	row   *knowledge.Policy
	instr ssa.Instruction
	same  bool // surely of this object
}

// changes are those of one object, by setting.
type changes struct {
	names []string
	by    map[string][]change
	must  map[string]bool
	open  bool              // somebody else may change any of them
	uses  []ssa.Instruction // of the object, in its maker's function
}

// sure reports whether a setting is changed on every way to every use.
func (c *changes) sure(name string) bool { return c.must[name] }

func (r *Reader) changesOf(root ssa.Value) *changes {
	w := &nameWalk{r: r, root: root, seen: map[ssa.Value]bool{}, out: &changes{by: map[string][]change{}, must: map[string]bool{}}}
	switch g := root.(type) {
	case *ssa.Global:
		for _, fa := range r.within[g] {
			w.field(fa, true)
		}
		for _, load := range r.copies[g] {
			w.name(load, false)
		}
		for _, c := range r.passed[g] {
			w.call(c, g, false)
		}
	case *ssa.FieldAddr:
		w.spots(g)
	default:
		w.name(root, true)
	}
	for name, list := range w.out.by {
		w.out.must[name] = w.always(list)
		w.out.by[name] = slices.DeleteFunc(slices.Clone(list), func(c change) bool { return coveredBy(list, c) })
	}
	return w.out
}

// coveredBy reports whether a change gives a field what others of the list then change in place: they begin with it.
func coveredBy(list []change, c change) bool {
	st, ok := c.instr.(*ssa.Store)
	if !ok {
		return false
	}
	at, ok := st.Addr.(*ssa.FieldAddr)
	return ok && slices.ContainsFunc(list, func(o change) bool {
		in, nested := o.val.(*ssa.FieldAddr)
		return nested && in.X == at.X && in.Field == at.Field
	})
}

// always reports whether one of some changes lies on every way from where the object is made to its uses.
func (w *nameWalk) always(list []change) bool {
	if _, global := w.root.(*ssa.Global); global {
		return slices.ContainsFunc(list, func(c change) bool { return c.same && c.instr.Parent().Synthetic != "" })
	}
	from, uses := blockOf(w.root), w.out.uses
	if param, ok := w.root.(*ssa.Parameter); ok {
		uses = append(uses[:len(uses):len(uses)], endings(param.Parent())...) // the caller goes on with it
	}
	return between(from, list, uses)
}

// between reports whether one of some changes lies on every way from a block to the uses.
func between(from *ssa.BasicBlock, list []change, uses []ssa.Instruction) bool {
	if from == nil {
		return false
	}
	cut := map[*ssa.BasicBlock]bool{}
	for _, c := range list {
		if c.same && c.instr.Parent() == from.Parent() {
			cut[c.instr.Block()] = true
		}
	}
	return len(cut) > 0 && !reachable(from, cut, uses)
}

// endings lists where a function returns.
func endings(fn *ssa.Function) (out []ssa.Instruction) {
	for _, ret := range ssaread.Returns(fn) {
		out = append(out, ret)
	}
	return out
}

// reachable reports whether one of some uses can be reached around the cut.
func reachable(from *ssa.BasicBlock, cut map[*ssa.BasicBlock]bool, uses []ssa.Instruction) bool {
	work, seen := []*ssa.BasicBlock{from}, map[*ssa.BasicBlock]bool{}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] || cut[b] {
			continue
		}
		seen[b] = true
		work = append(work, b.Succs...)
	}
	return slices.ContainsFunc(uses, func(use ssa.Instruction) bool { return seen[use.Block()] })
}

func blockOf(v ssa.Value) *ssa.BasicBlock {
	switch v := v.(type) {
	case *ssa.Parameter:
		return v.Parent().Blocks[0]
	case ssa.Instruction:
		return v.Block()
	}
	return nil
}

// fieldKey is the key of what a field holds, whatever object it belongs to.
func fieldKey(fa *ssa.FieldAddr) any {
	if f := ssaread.Field(fa.X.Type(), fa.Field); f != nil {
		return f
	}
	return nil
}
