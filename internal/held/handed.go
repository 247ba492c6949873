package held

// This file names what a function returns holding, as its callers see it: as part of a result, or of what a literal
// among the results leads to; by an argument or a global; else by its kin alone. And which of that other packages are
// told.

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// handed is the place of a hold in the terms of the callers.
func (f *flow) handed(h *hold) (place, bool) {
	if at, ok := f.inResult(h); ok {
		return at, true
	}
	if at, ok := toSummary(f.fn, h.place); ok {
		return at, true
	}
	return oneOfMany(h)
}

// inResult names a hold by the result that it is part of, or that leads to it.
func (f *flow) inResult(h *hold) (place, bool) {
	for _, x := range f.exits {
		for i, r := range x.ret.Results {
			if p := f.p.placeOf(latest(r)); p.root == h.root && len(p.steps) <= len(h.steps) && h.within(p.path) {
				if _, param := h.root.(*ssa.Parameter); !param {
					return place{path: path{result(i), h.steps[len(p.steps):]}, kin: h.kin}, true
				}
			} else if at, ok := f.inHandle(p, h); ok {
				at.root = result(i)
				return at, true
			}
		}
	}
	return place{}, false
}

// inHandle is where a hold lies in a literal of the function: what is returned to release it by. The rows in a wrapper
// are closed when it comes to their end, which nobody sees.
func (f *flow) inHandle(handle place, h *hold) (place, bool) {
	alloc, ok := handle.root.(*ssa.Alloc)
	if !ok || handle.steps != "" || h.what == knowledge.AConnection {
		return place{}, false
	}
	base := place{path: handle.path}
	for _, ref := range *alloc.Referrers() {
		fa, ok := ref.(*ssa.FieldAddr)
		if !ok {
			continue
		}
		at := base.field(alloc.Type(), fa.Field)
		val := inLiteral(base, at.steps)
		if val == nil {
			continue
		}
		if in := f.p.placeOf(val); h.within(in.path) {
			rest := h.steps[len(in.steps):]
			if at.steps += rest; rest != "" || h.what != knowledge.ALock {
				at.kin = h.kin
			}
			at.text = dotted(at.text, strings.TrimPrefix(strings.TrimPrefix(h.text, in.text), "."))
			return at, true
		}
	}
	return place{}, false
}

// oneOfMany is a lock that the callers have no name for, by its kin: that of a key, say. What fn has made itself is
// nobody else's yet, and of a mutex that lies in no field nobody can tell which releases it.
func oneOfMany(h *hold) (place, bool) {
	_, own := h.root.(*ssa.Alloc)
	return h.unnamed(), !own && h.what == knowledge.ALock && strings.Contains(h.steps, ".")
}

// tellable are the holds that another package sees the end of. One without a name may end in a function that is
// answered, and one that lies behind an interface in a method of it: nobody there knows what they release.
func tellable(fn *ssa.Function, holds []*hold) []*hold {
	return slices.DeleteFunc(slices.Clone(holds), func(h *hold) bool {
		switch root := h.root.(type) {
		case unnamed:
			return true
		case result:
			return types.IsInterface(fn.Signature.Results().At(int(root)).Type())
		}
		return false
	})
}
