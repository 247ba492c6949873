package knowledge

import "go/types"

// This file holds a row about a hold against the package that it names, as policy_check.go does for policies.

// HoldRows walks every row about what takes, frees or blocks.
func HoldRows(yield func(Hold) bool) { holdRows(yield) }

// Package is the import path of what the row is about.
func (h Hold) Package() string { return packageOf(h.Name) }

// Check lists what does not fit between a row and its package; nil when all does.
func (h Hold) Check(pkg *types.Package) (problems []string) {
	if pkg == nil {
		return []string{"no such package"}
	}
	fn, ok := resolved(pkg, h.Name).(*types.Func)
	if !ok {
		return []string{"there is no such function"}
	}
	if got, ok := HoldOf(fn); !ok || got != h {
		problems = append(problems, "is not found by its function")
	}
	if !h.fits(fn.Signature()) {
		problems = append(problems, "its signature does not fit")
	}
	if (h.What == "") != (h.Does == Inline || h.Does == Waits) {
		problems = append(problems, "says what is held where nothing is, or does not say it")
	}
	return problems
}

// fits reports whether a function has what its verb needs.
func (h Hold) fits(sig *types.Signature) bool {
	switch h.Does {
	case Takes, Frees, FreesAt:
		return sig.Recv() != nil
	case Tries:
		return sig.Recv() != nil && sig.Results().Len() > 0
	case Gives:
		return h.Arg < sig.Results().Len()
	case Runs, Inline:
		if h.Arg >= sig.Params().Len() {
			return false
		}
		_, ok := sig.Params().At(h.Arg).Type().Underlying().(*types.Signature)
		return ok
	}
	return true
}
