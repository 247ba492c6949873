package schedule

// This file finds tables of delays: lists of constants, in variables, in fields, in what functions answer.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// table is a list of known numbers.
type table struct {
	entries []float64
	pos     token.Pos
	open    bool // it is one of several that may be meant: how it grows is known, its numbers are not
}

// table finds the constants behind a slice or array.
func (e *evaluator) table(f *frame, v ssa.Value) (table, bool) {
	return e.tableAt(f, v, 0)
}

func (e *evaluator) tableAt(f *frame, v ssa.Value, depth int) (table, bool) {
	if depth > 8 || f == nil {
		return table{}, false
	}
	switch v := v.(type) {
	case *ssa.Slice:
		if v.Low == nil && v.High == nil {
			return e.tableAt(f, v.X, depth+1)
		}
	case *ssa.Alloc:
		if val := copied(v); val != nil {
			return e.tableAt(f, val, depth+1)
		}
		return e.filledAt(v)
	case *ssa.Global:
		return e.onlyStore(f, place{v}, v, depth)
	case *ssa.ChangeType:
		return e.tableAt(f, v.X, depth+1)
	case *ssa.UnOp:
		if array := arrayVariable(v.X); array != nil && v.Op == token.MUL {
			return e.tableAt(f, array, depth+1)
		}
		if v.Op == token.MUL {
			at := e.p.placeOf(v.X)
			if field, ok := at.of.(*types.Var); ok {
				return e.tableOf(f, field, depth)
			}
			if at.of != nil && e.p.closedPlace(at) {
				return e.onlyStore(f, at, v.X, depth)
			}
		}
	case *ssa.Field:
		if field := ssaread.Field(v.X.Type(), v.Field); field != nil {
			return e.tableOf(f, field, depth)
		}
	case *ssa.Parameter:
		if f.parent != nil {
			if arg := f.argument(v); arg != nil {
				return e.tableAt(f.parent, arg, depth+1)
			}
		}
	case *ssa.Call:
		if callee := v.Call.StaticCallee(); callee != nil && len(callee.Blocks) > 0 {
			if sub := e.enter(f, v, callee, v.Call.Args, nil); sub != nil {
				return e.returnedTable(sub, depth)
			}
		}
	case *ssa.Phi:
		return e.tableAt(f, v.Edges[0], depth+1)
	}
	return table{}, false
}

// onlyStore reads the table that is stored in a place, when it is the only thing stored there.
func (e *evaluator) onlyStore(f *frame, at place, addr ssa.Value, depth int) (table, bool) {
	stores := e.p.storesTo(at)
	if a, ok := addr.(*ssa.Alloc); ok && len(stores) == 0 {
		return e.filledAt(a)
	}
	if g, ok := addr.(*ssa.Global); ok && len(stores) == 0 {
		return e.filledAt(g)
	}
	if len(stores) != 1 {
		return table{}, false
	}
	return e.tableAt(e.storeFrame(f, stores[0]), stores[0].val, depth+1)
}

// tableOf reads the table that is stored in a field. Of several that all grow alike the first speaks for all, and for
// those that others may set in an exported field.
func (e *evaluator) tableOf(f *frame, field *types.Var, depth int) (first table, ok bool) {
	for i, s := range e.p.storesTo(place{field}) {
		t, known := e.tableAt(e.storeFrame(f, s), s.val, depth+1)
		switch {
		case !known, i > 0 && t.class() != first.class():
			return table{}, false
		case i == 0:
			first, ok = t, true
		}
		first.open = i > 0 || field.Exported()
	}
	return first, ok
}

func (e *evaluator) returnedTable(f *frame, depth int) (table, bool) {
	if results := ssaread.Results(f.fn, 0); len(results) > 0 {
		return e.tableAt(f, results[0], depth+1)
	}
	return table{}, false
}

// arrayVariable is a local variable that holds an array, nil for anything else.
func arrayVariable(addr ssa.Value) *ssa.Alloc {
	v, ok := addr.(*ssa.Alloc)
	if !ok {
		return nil
	}
	if _, ok := ssaread.Deref(v.Type()).Underlying().(*types.Array); !ok {
		return nil
	}
	return v
}

// copied is the one array that is stored as a whole in a variable, of which no entry is set: `var waits = [...]int{1, 2, 4}`.
func copied(v *ssa.Alloc) (val ssa.Value) {
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Store:
			if ref.Addr != v || val != nil {
				return nil
			}
			val = ref.Val
		case *ssa.IndexAddr:
			if slices.ContainsFunc(*ref.Referrers(), func(r ssa.Instruction) bool { st, ok := r.(*ssa.Store); return ok && st.Addr == ref }) {
				return nil
			}
		}
	}
	return val
}

func (e *evaluator) filledAt(array ssa.Value) (table, bool) {
	if array.Referrers() == nil {
		return e.filledGlobal(array)
	}
	byIndex := map[int]float64{}
	for _, st := range ssaread.ElementStores(array) {
		if !note(byIndex, st.Addr.(*ssa.IndexAddr).Index, st.Val) {
			return table{}, false
		}
	}
	return listed(byIndex, array.Pos())
}

// filledGlobal reads an array variable of the package, whose uses SSA does not list.
func (e *evaluator) filledGlobal(array ssa.Value) (table, bool) {
	byIndex := map[int]float64{}
	for instr := range e.p.instrs() {
		if st, ok := instr.(*ssa.Store); ok {
			if ia, ok := st.Addr.(*ssa.IndexAddr); ok && ia.X == array && !note(byIndex, ia.Index, st.Val) {
				return table{}, false
			}
		}
	}
	return listed(byIndex, array.Pos())
}

func note(byIndex map[int]float64, index, val ssa.Value) bool {
	i, ok := constNumber(index)
	x, known := constNumber(val)
	if ok && known {
		byIndex[int(i)] = x
	}
	return ok && known
}

func listed(byIndex map[int]float64, pos token.Pos) (table, bool) {
	t := table{pos: pos}
	last := -1
	for i := range byIndex {
		last = max(last, i)
	}
	if last < 1 || last > 4096 {
		return t, false
	}
	for i := 0; i <= last; i++ {
		t.entries = append(t.entries, byIndex[i])
	}
	return t, true
}
