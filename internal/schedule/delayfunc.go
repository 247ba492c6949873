package schedule

// This file judges functions that compute a delay and leave the wait to others.
//
// A delay function that a wait of its package uses is judged there. Otherwise the fault is its own when its callers
// cannot be seen: it is stored or passed as a function value, it is a method that an interface asks for, or it is
// exported and another module can import it.

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// delayFunc is a function that computes a growing delay.
type delayFunc struct {
	fn   *ssa.Function
	val  value
	told *Schedule
}

// functions weighs the delay functions of the package.
func (a *analysisRun) functions() {
	found := a.delayFuncs()
	drawn := map[driver][]*ssa.Function{} // what draws, by the state that its window grows with
	for _, f := range found {
		if d, _ := f.val.growth(); len(f.val.draws) > 0 {
			drawn[d] = append(drawn[d], f.fn)
		}
	}
	seen := map[token.Pos]bool{}
	for _, f := range found {
		s := &Schedule{Func: f.fn.Name(), Pos: f.fn.Pos(), Own: a.ownFault(f.fn)}
		a.fill(s, f.val)
		if s.Draw, _ = a.p.drawOf(f.val, nil, f.fn); len(f.val.draws) > 0 {
			s.DrawAt, s.Draw, s.Window = a.p.drawAt(f.val.draws[0]), DrawFresh, f.val.drawnShare()
			if drawnBefore(f) {
				s.Draw, s.Window = DrawReused, 0
			}
		}
		d, _ := f.val.growth()
		if at, state := d.(place); state && (s.Draw == DrawNone && a.p.onlyLooks(f.fn, at, drawn[d]) || a.p.advancedElsewhere(f.fn, at)) {
			s.Own = false // a look at the window that another function draws from, or makes grow
		}
		if seen[s.GrowthPos] {
			continue // a wrapper of one already told of
		}
		seen[s.GrowthPos] = s.Own
		f.told, a.toldOf[f.fn] = s, s.Own
		a.delays = append(a.delays, f)
	}
}

// drawnBefore reports whether all that a delay function draws was drawn where it is made, and what it is asked with is
// all that changes.
func drawnBefore(f delayFunc) bool {
	d, _ := f.val.growth()
	if param, ok := d.(*ssa.Parameter); !ok || param.Parent() != f.fn {
		return false
	}
	return !slices.ContainsFunc(f.val.draws, func(d draw) bool {
		return d.maybe || d.anchor == nil || !ssaread.Encloses(d.anchor.Parent(), f.fn.Parent())
	})
}

// onlyLooks reports whether a function looks at the window that others draw from, or gives it to one of them. One that moves
// the window on by itself, such as another implementation of what they are, is a schedule of its own.
func (p *program) onlyLooks(fn *ssa.Function, at place, drawers []*ssa.Function) bool {
	moves := len(p.storesTo(at)) > 0 && !p.advancedElsewhere(fn, at)
	return slices.ContainsFunc(drawers, func(d *ssa.Function) bool { return !moves || slices.Contains(p.clampers(d), fn) })
}

// advancedElsewhere reports whether others store in a place, and a function and what it calls do not.
func (p *program) advancedElsewhere(fn *ssa.Function, at place) bool {
	clampers, stores := p.clampers(fn), p.storesTo(at)
	return len(stores) > 0 && !slices.ContainsFunc(stores, func(s store) bool { return slices.Contains(clampers, s.instr.Parent()) })
}

// delayFuncs lists the functions with a growing delay that no wait of the package accounts for.
func (a *analysisRun) delayFuncs() (found []delayFunc) {
	for _, fn := range a.p.funcs {
		if a.used[fn] {
			continue
		}
		e := a.p.newEvaluator()
		v := number(zero)
		if i := durationResult(fn); i >= 0 {
			v = e.result(e.top(fn), i)
		} else if i := timeResult(fn); i >= 0 && len(fn.Blocks) > 0 {
			v = e.laterResult(e.top(fn), i)
		}
		if !e.exhausted() && v.class() == Geometric {
			found = append(found, delayFunc{fn: fn, val: v})
		}
	}
	return found
}

// durationResult is the position of the result that is a time.Duration; -1 when there is none.
func durationResult(fn *ssa.Function) int {
	res := fn.Signature.Results()
	for i := range res.Len() {
		if knowledge.IsDuration(res.At(i).Type()) {
			return i
		}
	}
	return -1
}

// ownFault reports whether the callers of a delay function cannot be told to draw.
func (a *analysisRun) ownFault(fn *ssa.Function) bool {
	obj := ssaread.Declared(fn)
	if obj == nil || a.p.asValue[fn] {
		return true // a closure that goes somewhere, or a function handed on
	}
	if recv := obj.Signature().Recv(); recv != nil && a.p.satisfies(recv.Type(), obj) {
		return true
	}
	return obj.Exported() && importable(a.p.pass.Pkg) && exportedReceiver(obj)
}

// importable reports whether other modules can import a package.
func importable(pkg *types.Package) bool {
	return pkg.Name() != "main" && !slices.Contains(strings.Split(pkg.Path(), "/"), "internal")
}

func exportedReceiver(obj *types.Func) bool {
	recv := obj.Signature().Recv()
	if recv == nil {
		return true
	}
	n, ok := types.Unalias(ssaread.Deref(recv.Type())).(*types.Named)
	return ok && n.Obj().Exported()
}

// satisfies reports whether a method is one that an interface of the package, or of a package it imports from its
// module, asks for, or one by which a retry library asks for a delay.
func (p *program) satisfies(recv types.Type, m *types.Func) bool {
	found := false
	look := func(scope *types.Scope, own bool) {
		for _, name := range scope.Names() {
			tn, ok := scope.Lookup(name).(*types.TypeName)
			if !ok {
				continue
			}
			iface, ok := tn.Type().Underlying().(*types.Interface)
			if !ok || iface.NumMethods() == 0 {
				continue
			}
			for i := range iface.NumMethods() {
				asked := iface.Method(i)
				if asked.Name() == m.Name() && (own || knowledge.AsksDelay(asked)) && (types.Implements(recv, iface) || types.Implements(types.NewPointer(recv), iface)) {
					found = true
				}
			}
		}
	}
	look(p.pass.Pkg.Scope(), true)
	for _, imp := range p.pass.Pkg.Imports() {
		look(imp.Scope(), p.own(imp))
	}
	return found
}

// observed names the waits that reach a delay function through an interface; where all of them clamp what it answers, or
// the library that asks it does, it needs no ceiling of its own.
func (a *analysisRun) observed(s *Schedule, fn *ssa.Function) {
	capped := len(a.chosen[fn]) > 0
	for _, o := range a.chosen[fn] {
		s.Reaches = append(s.Reaches, o.wait)
		capped = capped && o.capped
	}
	if s.Ceiling == Yes {
		return
	}
	switch {
	case capped:
		s.Evidence = append(s.Evidence, Evidence{Pos: a.chosen[fn][0].wait, Note: "every wait that uses it clamps it"})
	case a.p.policies().Clamped(fn):
		s.Evidence = append(s.Evidence, Evidence{Pos: fn.Pos(), Note: "the library that asks it clamps it"})
	default:
		return
	}
	s.Ceiling, s.Overflow = Yes, false
}
