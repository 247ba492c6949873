package policy

// This file decides where a policy that leaves the package is judged. One that an exported function gives or an
// exported variable holds can be imported: other modules cannot be asked, so its faults are told where it is made,
// unless it lies in an internal package, whose importers are all seen.

import (
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// told reports whether the faults of a policy that v makes are reported at v, whoever else uses it.
func (r *Reader) told(v ssa.Value) bool { return r.host.Importable() && exported(v) }

// leftToImporters reports whether only importers, all of them seen, use the policy that v makes.
func (r *Reader) leftToImporters(v ssa.Value) bool {
	return !r.host.Importable() && r.pass.Pkg.Name() != "main" && exported(v)
}

// exported reports whether v is made by an exported function or is an exported variable.
func exported(v ssa.Value) bool {
	if g, ok := v.(*ssa.Global); ok {
		return g.Object() != nil && g.Object().Exported()
	}
	instr, ok := v.(ssa.Instruction)
	if !ok {
		return false
	}
	fn := instr.Parent()
	if fn.Synthetic != "" { // the initialiser: the variable decides
		return storedExported(v)
	}
	obj := ssaread.Declared(fn)
	return obj != nil && obj.Exported() && returns(fn, v)
}

// storedExported reports whether a value is given to an exported variable.
func storedExported(v ssa.Value) bool {
	for _, ref := range *v.Referrers() {
		if st, ok := ref.(*ssa.Store); ok && st.Val == v {
			if g, ok := st.Addr.(*ssa.Global); ok && g.Object() != nil && g.Object().Exported() {
				return true
			}
		}
		if next, ok := ref.(ssa.Value); ok {
			switch ref.(type) {
			case *ssa.UnOp, *ssa.MakeInterface, *ssa.ChangeType:
				if storedExported(next) {
					return true
				}
			}
		}
	}
	return false
}

// returns reports whether a function returns v, or what v points to.
func returns(fn *ssa.Function, v ssa.Value) bool {
	var reaches func(v ssa.Value, depth int) bool
	reaches = func(v ssa.Value, depth int) bool {
		if v.Referrers() == nil || depth > 8 {
			return false
		}
		for _, ref := range *v.Referrers() {
			switch ref := ref.(type) {
			case *ssa.Return:
				return true
			case *ssa.UnOp, *ssa.MakeInterface, *ssa.ChangeType, *ssa.ChangeInterface, *ssa.Phi, *ssa.Call:
				if reaches(ref.(ssa.Value), depth+1) {
					return true
				}
			case *ssa.Store:
				if a, ok := ref.Addr.(*ssa.Alloc); ok && ref.Val == v && a != v && reaches(a, depth+1) {
					return true
				}
			}
		}
		return false
	}
	return reaches(v, 0)
}
