package schedule

// This file finds what a function stores in a copy that is lost when it returns: a method on a value that makes its
// receiver grow changes nothing for the next attempt. A copy that is handed on as a whole, whose address is taken, or
// that a loop of the function changes, is not lost.

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// lostStore reports whether a store goes to a field of a lost copy.
func (p *program) lostStore(st *ssa.Store) bool {
	field, ok := st.Addr.(*ssa.FieldAddr)
	if !ok {
		return false
	}
	held, ok := field.X.(*ssa.Alloc)
	return ok && lost(held) && p.nest(st.Parent()).At(st.Block()) == nil
}

// lost reports whether a variable is the copy of a parameter, of which nothing but single fields is read or set.
func lost(held *ssa.Alloc) bool {
	given := false
	for _, ref := range *held.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Store:
			_, param := ref.Val.(*ssa.Parameter)
			if given = param && ref.Addr == held; !given {
				return false
			}
		case *ssa.FieldAddr:
			if slices.ContainsFunc(*ref.Referrers(), func(use ssa.Instruction) bool { return !readsOrSets(use, ref) }) {
				return false
			}
		default:
			return false
		}
	}
	return given
}

func readsOrSets(use ssa.Instruction, addr ssa.Value) bool {
	switch use := use.(type) {
	case *ssa.UnOp:
		return true
	case *ssa.Store:
		return use.Addr == addr
	}
	return false
}

// givenCopy evaluates a field of a lost copy that the function itself has stored in on every way to the load.
func (e *evaluator) givenCopy(f *frame, load *ssa.UnOp) (value, bool) {
	field, ok := load.X.(*ssa.FieldAddr)
	if !ok {
		return value{}, false
	}
	held, ok := field.X.(*ssa.Alloc)
	if !ok {
		return value{}, false
	}
	var last *ssa.Store
	for _, ref := range *held.Referrers() {
		set, ok := ref.(*ssa.FieldAddr)
		if !ok || set.Field != field.Field {
			continue
		}
		for _, use := range *set.Referrers() {
			st, ok := use.(*ssa.Store)
			if ok && e.p.lostStore(st) && before(st, load) && (last == nil || before(last, st)) {
				last = st
			}
		}
	}
	if last == nil {
		return value{}, false
	}
	return e.use(f, last.Val, last.Block()), true
}

// before reports whether every way to b passes a.
func before(a, b ssa.Instruction) bool {
	if a.Block() == b.Block() {
		return ssaread.Before(a, b)
	}
	return a.Block().Dominates(b.Block())
}
