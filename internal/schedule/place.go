package schedule

// This file solves places in memory: a place is a recurrence over all that the package stores in it, so `b.cur *= 2` is
// a store of twice what the place held. A test that clamps the place counts wherever it stands in the function that
// makes it grow.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// placeCell is a place as one frame sees it.
type placeCell struct {
	f  *frame
	at place
}

// cellOf solves the recurrence of a place.
func (e *evaluator) cellOf(f *frame, at place, v ssa.Value) value {
	if !isNumber(v.Type()) {
		return e.contents(f, at)
	}
	cell := placeCell{at: at}
	if a, ok := at.of.(*ssa.Alloc); ok {
		cell.f = f.within(a.Parent()) // a captured variable is one for each activation
	}
	if _, busy := e.busy[cell]; busy {
		return e.solve(recurrence{cell: cell})
	}
	if val, ok := e.memo[memoKey{cell.f, placeKey{at: at}}]; ok {
		return val
	}
	if known, ok := e.p.places[at]; ok && e.assume == nil {
		e.enteredAll(known.entered)
		return known.val
	}
	outer, entered, private := e.hit, e.entered, e.private
	e.hit, e.entered, e.private = untouched, map[*ssa.Function]bool{}, false
	val := e.drawnInto(at, e.solvePlace(f, cell, v))
	if e.hit >= len(e.busy) {
		e.hit = untouched
	}
	if e.hit == untouched && !val.symbols() {
		e.memo[memoKey{cell.f, placeKey{at: at}}] = val
		if _, local := at.of.(*ssa.Alloc); !local && !e.private && !e.clipped && !e.inCount && e.assume == nil {
			e.p.places[at] = knownPlace{val, e.entered}
		}
	}
	e.hit, e.private = min(e.hit, outer), e.private || private
	inner := e.entered
	e.entered = entered
	e.enteredAll(inner)
	return val
}

// thisTurn takes off what a variable grows by in closures, where it is read in the loop that makes it: what a closure does
// to it is done once more to another one on the next turn.
func (e *evaluator) thisTurn(at place, v ssa.Value, val value) value {
	a, local := at.of.(*ssa.Alloc)
	load, ok := v.(ssa.Instruction)
	if !local || !ok || load.Parent() != a.Parent() || val.symbols() {
		return val
	}
	nest := e.p.nest(a.Parent())
	if l := nest.At(a.Block()); l == nil || nest.At(load.Block()) != l {
		return val
	}
	if _, grows := val.terms[at]; grows {
		val = val.mapTerms(func(d driver, t term) term {
			if d == driver(at) {
				t.class = Fixed
			}
			return t
		})
		val.wrap = noWrap
	}
	return val
}

// knownPlace is the value of a place that is the same for whoever asks, with the functions that went into it.
type knownPlace struct {
	val     value
	entered map[*ssa.Function]bool
}

func (e *evaluator) enteredAll(fns map[*ssa.Function]bool) {
	for fn := range fns {
		e.entered[fn] = true
	}
}

// placeKey lets a place stand where a value stands as a key.
type placeKey struct {
	ssa.Value
	at place
}

func (e *evaluator) solvePlace(f *frame, cell placeCell, v ssa.Value) value {
	at := cell.at
	stores := e.p.storesTo(at)
	if len(stores) == 0 || len(stores) > maxStores {
		return number(anyNum) // set elsewhere: a setting
	}
	var pos token.Pos
	by, turns := e.placeDriver(f, at, stores)
	val := e.solve(recurrence{
		cell: cell, by: by, turns: turns, init: number(none),
		next: func() (out value) {
			out, pos = e.storedValues(f, cell, stores)
			return out
		},
	})
	if t := val.terms[by]; val.span.empty() && e.p.closedPlace(at) && t.class == Linear && t.limit < inf {
		val.span = span{0, t.limit + t.coef.hi} // counted from what it is when nobody sets it
	}
	open := val.span.empty() || !e.p.closedPlace(at)
	if open {
		val.span = anyNum // others can store there
	}
	if t, ok := val.terms[by]; ok {
		if pos.IsValid() {
			t.pos = pos
		}
		if open {
			t.base = 0
		}
		val.put(by, t)
	}
	if t, ok := val.terms[by]; ok && t.class == Geometric && !t.capped && isWhole(v.Type()) && t.factor != golden {
		val = wrapping(val, v.Type(), t.pos)
	}
	return val
}

// placeDriver is what a place changes with: the loop that steps a local variable, else the place itself. Since Go 1.22 a
// loop variable that a closure captures is such a variable.
func (e *evaluator) placeDriver(f *frame, at place, stores []store) (driver, float64) {
	a, local := at.of.(*ssa.Alloc)
	if !local {
		return at, inf
	}
	for _, s := range stores {
		if s.instr.Parent() != a.Parent() || s.via != nil {
			continue
		}
		load, isLoad := rootOf(s.val).v.(*ssa.UnOp)
		if !isLoad || bare(s.val) == load || load.Op != token.MUL || e.p.placeOf(load.X) != at {
			continue
		}
		if l := e.p.nest(a.Parent()).At(s.instr.Block()); l != nil {
			if af := f.within(a.Parent()); af != nil {
				return l, e.turns(af, l)
			}
		}
	}
	return at, inf
}

// maxStores bounds the stores to one place that are looked at.
const maxStores = 64

// storedValues merges all that is stored in a place, each as seen where it is stored, with the position of the one
// that grows.
func (e *evaluator) storedValues(f *frame, cell placeCell, stores []store) (value, token.Pos) {
	var pos token.Pos
	var given []storedValue
	for _, s := range stores {
		sf := e.storeFrame(f, s)
		if e.excluded(sf, e.p.factsAt(s.instr.Block())) {
			continue
		}
		e.private = e.private || sf.parent != nil
		val := e.use(sf, s.val, s.instr.Block())
		if s.adds {
			val = sumOf(val, e.solve(recurrence{cell: cell}), false).changedAt(s.instr.Pos())
		}
		if sf.parent == nil && sf != f {
			val = val.withoutParameters()
		}
		if self, ok := val.terms[symbol{cell}]; ok {
			if self.coef != exact(1) || !pos.IsValid() {
				pos = s.instr.Pos()
				if p := scalingPos(s.val, map[ssa.Value]bool{}); p.IsValid() {
					pos = p
				}
			}
			val = e.clampedPlace(sf, cell, s, val, self)
		}
		given = append(given, storedValue{s, val})
	}
	out := number(none)
	for _, g := range e.clampedByStores(cell, given) {
		g.val.draws = throughMemory(g.val.draws, g.store.instr)
		out = join(out, g.val)
	}
	return out, pos
}

// storedValue is what one store gives a place.
type storedValue struct {
	store store
	val   value
}

// storeFrame is the frame in which a store happens: of the function that holds the variable where there is one.
func (e *evaluator) storeFrame(f *frame, s store) *frame {
	fn := s.instr.Parent()
	if s.via != nil {
		caller := f.within(s.via.Parent())
		if caller == nil {
			caller = e.top(s.via.Parent())
		}
		return e.enter(caller, s.via, fn, s.via.Call.Args, nil)
	}
	return e.frameOf(f, fn)
}

// frameOf is the frame of a function around f, else its outermost one.
func (e *evaluator) frameOf(f *frame, fn *ssa.Function) *frame {
	if sf := f.within(fn); sf != nil {
		return sf
	}
	return e.top(fn)
}

// closedPlace reports whether nobody outside the package can store in the place.
func (p *program) closedPlace(at place) bool {
	switch of := at.of.(type) {
	case *types.Var:
		return !of.Exported()
	case *ssa.Global:
		return !of.Object().Exported()
	case *ssa.Alloc:
		return true
	}
	return false
}
