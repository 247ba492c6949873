package schedule

// This file evaluates what is read from memory. A place is a recurrence over all that the package stores in it:
// `b.cur *= 2` is a store of twice what the place held.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// load evaluates a read through an address.
func (e *evaluator) load(f *frame, v *ssa.UnOp) value {
	if ia, ok := v.X.(*ssa.IndexAddr); ok {
		return e.element(f, ia.X, ia.Index, v)
	}
	if given, ok := e.givenCopy(f, v); ok {
		return given
	}
	if lit, ok := e.literalField(f, v); ok {
		return lit
	}
	if fa, ok := v.X.(*ssa.FieldAddr); ok && knowledge.CountsAttempts(fa.X.Type(), fa.Field) {
		return counter(place{ssaread.Field(fa.X.Type(), fa.Field)})
	}
	return e.placeValue(f, v.X, v)
}

// field evaluates a field of a struct value. The struct was copied from somewhere; the field's declared variable is
// the place all the same.
func (e *evaluator) field(f *frame, v *ssa.Field) value {
	if lit, ok := e.literalField(f, v); ok {
		return lit
	}
	fv := ssaread.Field(v.X.Type(), v.Field)
	if fv == nil {
		return unknownValue()
	}
	if knowledge.CountsAttempts(v.X.Type(), v.Field) {
		return counter(place{fv})
	}
	return e.cellOf(f, place{fv}, v)
}

// counter is a number with which a library counts the attempts: a field, or what a method answers.
func counter(of driver) value {
	t := term{class: Linear, coef: exact(1), limit: inf, turns: inf, counted: true}
	return value{span: span{0, inf}, terms: map[driver]term{of: t}}
}

// placeValue evaluates the place behind an address, following a pointer parameter to what the caller handed over.
func (e *evaluator) placeValue(f *frame, addr ssa.Value, v ssa.Value) value {
	reads := f
	f, addr = f.handed(addr)
	if _, param := addr.(*ssa.Parameter); param && f.parent != nil {
		return unknownValue()
	}
	at := e.p.placeOf(addr)
	if at.of == nil {
		return unknownValue()
	}
	return e.guarded(reads, at, v, e.thisTurn(at, v, e.cellOf(f, at, v)))
}

// contents evaluates a place that holds no number: what matters is whether a draw lies in it.
func (e *evaluator) contents(f *frame, at place) value {
	out := e.drawnInto(place{element(at)}, number(anyNum))
	stores := e.p.storesTo(at)
	cell := placeCell{at: at}
	if _, busy := e.busy[cell]; busy || len(stores) > maxStores {
		return out
	}
	e.busy[cell] = len(e.busy)
	defer delete(e.busy, cell)
	for _, s := range stores {
		if _, generator := s.val.Type().Underlying().(*types.Pointer); generator {
			val := e.use(e.storeFrame(f, s), s.val, s.instr.Block())
			out.draws = unionDraws(out.draws, throughMemory(val.draws, s.instr))
		}
	}
	return out
}

// throughMemory makes a store the anchor of the draws that pass through it.
func throughMemory(draws []draw, at ssa.Instruction) []draw {
	var out []draw
	for _, d := range draws {
		if d.anchor == nil || d.anchor.Parent() != at.Parent() || !d.stored {
			d.anchor = at
		}
		d.stored = true
		out = append(out, d)
	}
	return out
}
