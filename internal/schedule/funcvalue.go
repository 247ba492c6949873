package schedule

// This file decides which functions a function value can be: what is stored, in this package, in the field or
// variable that it is read from, what callers pass, what a function of the package returns. A value that also comes
// from elsewhere is not wholly known.

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// functionsOf lists the functions that v can be. whole is false when it can be others, not seen here.
func (p *program) functionsOf(v ssa.Value) (fns []*ssa.Function, whole bool) {
	w := funcWalk{p: p, seen: map[any]bool{}, whole: true}
	w.walk(v)
	return w.fns, w.whole
}

// maxWalk bounds every walk back through values and memory.
const maxWalk = 200

type funcWalk struct {
	p     *program
	seen  map[any]bool
	fns   []*ssa.Function
	whole bool
}

// visit reports whether what has not been seen yet.
func (w *funcWalk) visit(what any) bool {
	if w.seen[what] {
		return false
	}
	w.seen[what] = true
	if len(w.seen) > maxWalk {
		w.whole = false
		return false
	}
	return true
}

func (w *funcWalk) walk(v ssa.Value) {
	if !w.visit(v) {
		return
	}
	switch v := v.(type) {
	case *ssa.Function:
		w.fns = append(w.fns, v)
	case *ssa.MakeClosure:
		w.fns = append(w.fns, v.Fn.(*ssa.Function))
	case *ssa.ChangeType:
		w.walk(v.X)
	case *ssa.Phi:
		for _, e := range v.Edges {
			w.walk(e)
		}
	case *ssa.Const:
		// nil: calling it panics, so it is no function
	case *ssa.UnOp:
		if v.Op == token.MUL {
			w.stored(w.p.placeOf(v.X))
			return
		}
		w.whole = false
	case *ssa.Field:
		if f := ssaread.Field(v.X.Type(), v.Field); f != nil {
			w.stored(place{f})
			return
		}
		w.whole = false
	case *ssa.Parameter:
		w.whole = false
		w.passed(v)
	case *ssa.Call:
		w.returned(v)
	default:
		w.whole = false
	}
}

func (w *funcWalk) stored(at place) {
	if at.of == nil {
		w.whole = false
		return
	}
	if !w.visit(at) {
		return
	}
	stores := w.p.storesTo(at)
	if _, local := at.of.(*ssa.Alloc); !local || len(stores) == 0 {
		w.whole = false // an exported field or variable can be set elsewhere, any field by a conversion
	}
	for _, s := range stores {
		w.walk(s.val)
	}
}

// passed follows a parameter to what the package's own calls pass for it.
func (w *funcWalk) passed(param *ssa.Parameter) {
	fn := param.Parent()
	for i, own := range fn.Params {
		if own != param {
			continue
		}
		for _, call := range w.p.callers[ssaread.Origin(fn)] {
			if args := call.Common().Args; i < len(args) && !call.Common().IsInvoke() {
				w.walk(args[i])
			}
		}
	}
}

func (w *funcWalk) returned(call *ssa.Call) {
	callee := call.Call.StaticCallee()
	if callee == nil || len(callee.Blocks) == 0 {
		w.whole = false
		return
	}
	for _, ret := range ssaread.Returns(callee) {
		if len(ret.Results) == 1 {
			w.walk(ret.Results[0])
		}
	}
}
