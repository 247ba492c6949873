package schedule

// This file knows work that is done again for what failed: a turn collects those things of its list that did not succeed,
// and they are the list of the next turn. That nothing is left is success.

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// leftOver reports whether a comparison of l tells how many things are left of a list.
func leftOver(l *Loop, cmp *ssa.BinOp) bool {
	for _, side := range [2]ssa.Value{cmp.X, cmp.Y} {
		call, ok := side.(*ssa.Call)
		if !ok || builtinName(call) != "len" {
			continue
		}
		list, ok := call.Call.Args[0].(*ssa.Phi)
		if !ok || list.Block() != l.Head {
			continue
		}
		for i, pred := range list.Block().Preds {
			if l.Contains(pred) && collects(list.Edges[i], list, map[ssa.Value]bool{}) {
				return true
			}
		}
	}
	return false
}

// collects reports whether elements of a list are appended to v, on some way.
func collects(v ssa.Value, list *ssa.Phi, seen map[ssa.Value]bool) bool {
	if seen[v] || v == list {
		return false
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Phi:
		for _, e := range v.Edges {
			if collects(e, list, seen) {
				return true
			}
		}
	case *ssa.Call:
		if builtinName(v) == "append" {
			return addsElement(v.Call.Args[1], list) || collects(v.Call.Args[0], list, seen)
		}
	}
	return false
}

// addsElement reports whether one of the values that a call of append lists is an element of list.
func addsElement(added ssa.Value, list *ssa.Phi) bool {
	part, ok := added.(*ssa.Slice)
	if !ok {
		return false
	}
	array, ok := part.X.(*ssa.Alloc)
	if !ok {
		return false
	}
	return slices.ContainsFunc(ssaread.ElementStores(array), func(st *ssa.Store) bool { return isElementOf(st.Val, list) })
}

func isElementOf(v ssa.Value, list *ssa.Phi) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	from, ok := load.X.(*ssa.IndexAddr)
	return ok && from.X == list
}
