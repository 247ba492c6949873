package policy

// This file follows the names of one object: copies of its pointer in variables, fields and captures, what a builder's
// method answers, a parameter that it is handed to. It notes what each does to the object.

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// maxNames bounds the names of one object that are followed.
const maxNames = 100

// nameWalk follows the names of one object.
type nameWalk struct {
	r    *Reader
	root ssa.Value
	seen map[ssa.Value]bool
	out  *changes
}

// spots follows every address of a field that holds the object. An object that is made here is no other one.
func (w *nameWalk) spots(fa *ssa.FieldAddr) {
	for _, spot := range w.r.spots[fieldKey(fa)] {
		if _, other := spot.X.(*ssa.Alloc); spot.X == fa.X || !other {
			w.name(spot, spot.X == fa.X)
		}
	}
	if f := ssaread.Field(fa.X.Type(), fa.Field); f != nil && w.r.host.Decoded(f) {
		w.out.open = true
	}
}

// whole reports whether a name is the address that the object lies at.
func (w *nameWalk) whole(v ssa.Value) bool {
	root, field := w.root.(*ssa.FieldAddr)
	fa, ok := v.(*ssa.FieldAddr)
	return v == w.root || field && ok && root.X == fa.X && root.Field == fa.Field
}

// name follows one name of the object. same is false for a name that may be another's too.
func (w *nameWalk) name(v ssa.Value, same bool) {
	refs := v.Referrers()
	if refs == nil || w.seen[v] || len(w.seen) > maxNames {
		return
	}
	w.seen[v] = true
	for _, ref := range *refs {
		switch ref := ref.(type) {
		case *ssa.FieldAddr:
			w.field(ref, same)
		case *ssa.Store:
			switch {
			case ref.Val == v:
				w.kept(ref, same)
			case !w.whole(v):
				w.out.open = true // all of it is replaced
			}
		case *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.ChangeType, *ssa.TypeAssert:
			w.name(ref.(ssa.Value), same)
		case *ssa.Phi:
			w.name(ref, false)
		case *ssa.MakeClosure:
			w.captured(ref, v)
		case *ssa.Call:
			w.call(ref, v, same)
		default:
			w.use(ref)
		}
	}
}

// field finds what a field of the object is given.
func (w *nameWalk) field(fa *ssa.FieldAddr, same bool) {
	f := ssaread.Field(fa.X.Type(), fa.Field)
	if f == nil {
		return
	}
	for _, ref := range *fa.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Store:
			if ref.Addr == fa {
				w.add(f.Name(), change{field: f.Name(), val: ref.Val, instr: ref, same: same})
			} else if w.r.rowOfType(f.Type()) == nil {
				w.out.open = true
			}
		case *ssa.FieldAddr:
			if w.r.rowOfType(f.Type()) != nil {
				w.add(f.Name(), change{field: f.Name(), val: fa, instr: ref, same: same})
			}
		case *ssa.UnOp, *ssa.DebugRef:
		default:
			if w.r.rowOfType(f.Type()) == nil {
				w.out.open = true // a flag, or a decoder, may set it
			}
		}
	}
}

func (w *nameWalk) add(name string, c change) {
	if w.out.by[name] == nil {
		w.out.names = append(w.out.names, name)
	}
	if !slices.ContainsFunc(w.out.by[name], func(o change) bool { return o.val == c.val && o.call == c.call }) {
		w.out.by[name] = append(w.out.by[name], c)
	}
}

// kept follows the object into a variable or a field.
func (w *nameWalk) kept(st *ssa.Store, same bool) {
	switch at := st.Addr.(type) {
	case *ssa.Alloc:
		w.variable(at, same && len(w.r.stores[at]) == 1)
	case *ssa.Global:
		for _, load := range w.r.copies[at] {
			w.name(load, false)
		}
	case *ssa.FieldAddr:
		w.use(st)
		for _, load := range w.r.copies[fieldKey(at)] {
			w.name(load, false)
		}
	default:
		w.use(st)
		w.handedOver(st.Val) // a slice
	}
}

// handedOver notes that the object goes where its names cannot be followed.
func (w *nameWalk) handedOver(v ssa.Value) {
	if ssaread.IsPointer(v.Type()) {
		w.out.open = true
	}
}

// variable follows the object to where a variable that holds it is read.
func (w *nameWalk) variable(cell ssa.Value, same bool) {
	for _, ref := range *cell.Referrers() {
		switch ref := ref.(type) {
		case *ssa.UnOp:
			w.name(ref, same)
		case *ssa.MakeClosure:
			for i, b := range ref.Bindings {
				if fn := ref.Fn.(*ssa.Function); b == cell && i < len(fn.FreeVars) {
					w.variable(fn.FreeVars[i], false)
				}
			}
		}
	}
}

func (w *nameWalk) captured(made *ssa.MakeClosure, v ssa.Value) {
	w.use(made)
	for i, b := range made.Bindings {
		if fn := made.Fn.(*ssa.Function); b == v && i < len(fn.FreeVars) {
			w.name(fn.FreeVars[i], false)
		}
	}
}

// call looks at a call that the object goes into.
func (w *nameWalk) call(c *ssa.Call, v ssa.Value, same bool) {
	if row := w.r.rowOf(&c.Call); row != nil && row.Does == knowledge.Wraps && argument(&c.Call, row.Of) == v {
		if row.Of == knowledge.Self {
			w.add(row.Name, change{call: c, row: row, instr: c, same: same})
		}
		w.name(c, same)
		return
	}
	if w.r.chains(&c.Call) && argument(&c.Call, knowledge.Self) == v {
		w.name(c, same)
		return
	}
	w.use(c)
	fn := c.Call.StaticCallee()
	if setters, all := w.r.setters(&c.Call); all {
		for _, fn := range setters {
			w.into(fn, &c.Call, v)
		}
		return
	}
	if fn == nil || len(fn.Blocks) == 0 {
		if obj := ssaread.Callee(&c.Call); w.r.rowOf(&c.Call) == nil && settable(v.Type()) && !w.r.runs(obj) && !knowledge.HasPolicies(obj) {
			w.out.open = true
		}
		return
	}
	w.into(fn, &c.Call, v)
}

// into follows the object into a function that a call runs.
func (w *nameWalk) into(fn *ssa.Function, c *ssa.CallCommon, v ssa.Value) {
	for i, arg := range c.Args {
		if arg == v && i < len(fn.Params) {
			w.name(fn.Params[i], false)
		}
	}
}

// settable reports whether who gets a value of a type can change what it points to: it is a pointer, a builder, or
// anything at all.
func settable(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	if !ok {
		return ssaread.IsPointer(t)
	}
	for m := range i.Methods() {
		if row := knowledge.PolicyOf(m.Origin()); row != nil && row.Does == knowledge.Wraps && row.Of == knowledge.Self {
			return true
		}
	}
	return i.NumMethods() == 0
}

func (w *nameWalk) use(instr ssa.Instruction) {
	w.out.uses = append(w.out.uses, instr)
}
