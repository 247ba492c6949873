package policy

// This file reads lists, of options and of policies. What an option that cannot be read sets is not known, and neither is
// what else a list may hold.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// options applies a list of options. What an option that cannot be read sets is not known.
func (r *Reader) options(p Policy, v ssa.Value) Policy {
	if v == nil {
		return p
	}
	list, whole := r.list(v)
	for _, v := range list {
		if q, ok := r.optionFunc(p, through(v)); ok {
			p = q
			continue
		}
		if inner := r.Of(v); inner.Known() {
			p = p.holding(inner)
			continue
		}
		c, ok := through(v).(*ssa.Call)
		if !ok {
			whole = false
			continue
		}
		row := r.rowOf(&c.Call)
		if row == nil || row.Does != knowledge.Opts {
			if obj := ssaread.Callee(&c.Call); obj == nil || !r.ofLibrary(obj.Pkg(), p) {
				whole = false // a function of the program's that gives an option
			}
			continue
		}
		p = r.wrap(p, row, &c.Call)
	}
	if !whole {
		p.Plan = p.Join(knowledge.UnknownPlan())
	}
	return p
}

// optionFunc applies a function of the program's that is an option itself: what it assigns to the settings that it gets.
func (r *Reader) optionFunc(p Policy, v ssa.Value) (Policy, bool) {
	if made, ok := v.(*ssa.MakeClosure); ok {
		v = made.Fn
	}
	fn, ok := v.(*ssa.Function)
	if !ok || len(fn.Blocks) == 0 || len(fn.Params) != 1 {
		return p, false
	}
	row := r.rowOfType(fn.Params[0].Type())
	if row == nil {
		return p, false
	}
	return r.changed(p, row, r.changesOf(fn.Params[0])), true
}

// setters lists the functions that a call of a function value can run, where its type is one that the package has for
// itself, and answers nothing: an option. false for every other call.
func (r *Reader) setters(c *ssa.CallCommon) (out []*ssa.Function, all bool) {
	named, ok := types.Unalias(c.Value.Type()).(*types.Named)
	if !ok || c.IsInvoke() || named.Obj().Exported() || named.Obj().Pkg() != r.pass.Pkg || c.Signature().Results().Len() > 0 {
		return nil, false
	}
	for _, fn := range r.funcs {
		if fn.Signature.Recv() == nil && types.Identical(fn.Signature, c.Signature()) {
			out = append(out, fn)
		}
	}
	return out, true
}

// ofLibrary reports whether a package is the one that a policy comes from: an option of it without a row sets nothing
// that matters.
func (r *Reader) ofLibrary(pkg *types.Package, p Policy) bool {
	return pkg != nil && p.Row != nil && p.Row.Package() == pkg.Path()
}

// list is what a slice holds; whole is false when it may hold more.
func (r *Reader) list(v ssa.Value) (out []ssa.Value, whole bool) {
	switch v := v.(type) {
	case nil:
		return nil, true
	case *ssa.Const:
		return nil, true // nil
	case *ssa.Slice:
		if alloc, ok := v.X.(*ssa.Alloc); ok {
			return elements(alloc), true
		}
	case *ssa.Call:
		if b, ok := v.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" && len(v.Call.Args) == 2 {
			first, ok1 := r.list(v.Call.Args[0])
			rest, ok2 := r.list(v.Call.Args[1])
			return append(first[:len(first):len(first)], rest...), ok1 && ok2
		}
		if fn := v.Call.StaticCallee(); fn != nil && len(ssaread.Returns(fn)) == 1 {
			return r.list(ssaread.Results(fn, 0)[0])
		}
	case *ssa.UnOp:
		if g, ok := v.X.(*ssa.Global); ok && v.Op == token.MUL && len(r.stores[g]) == 1 && g.Pkg.Pkg == r.pass.Pkg {
			return r.list(r.stores[g][0])
		}
		if a, ok := v.X.(*ssa.Alloc); ok && v.Op == token.MUL && len(r.stores[a]) == 1 {
			return r.list(r.stores[a][0])
		}
		if fa, ok := v.X.(*ssa.FieldAddr); ok && v.Op == token.MUL {
			return r.listInField(ssaread.Field(fa.X.Type(), fa.Field))
		}
	}
	return nil, false
}

// listInField is what the slice in a field holds, where one place alone in the package gives it to the field.
func (r *Reader) listInField(f *types.Var) (out []ssa.Value, whole bool) {
	if f == nil || f.Exported() || len(r.stores[f]) != 1 || r.host.Decoded(f) {
		return nil, false
	}
	return r.list(r.stores[f][0])
}

// elements is what an array is filled with.
func elements(array *ssa.Alloc) (out []ssa.Value) {
	for _, st := range ssaread.ElementStores(array) {
		out = append(out, st.Val)
	}
	return out
}

// through looks through conversions.
func through(v ssa.Value) ssa.Value {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		default:
			return v
		}
	}
}
