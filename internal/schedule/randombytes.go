package schedule

// This file follows random bytes: a buffer, or a number behind a pointer, that a call fills with them. What is read there
// holds a draw that happens at that call. A reader that is handed about is not known to be random.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// fill is a call that fills a place.
type fill struct {
	call *ssa.Call
	from ssa.Value      // the generator; nil for that of a package
	row  knowledge.Func // how random bytes are drawn; none when it is not known what comes
}

// recordFill notes the place that a call fills.
func (p *program) recordFill(c *ssa.Call) {
	by, into := p.fillOf(c)
	if into == nil {
		return
	}
	var at place
	if _, buffer := into.Type().Underlying().(*types.Slice); buffer {
		at = p.bytesOf(into)
	} else {
		at = p.placeOf(into)
	}
	if at.of != nil {
		p.fills[at] = append(p.fills[at], by)
	}
}

// fillOf reads a call as one that fills something; into is nil for any other call.
func (p *program) fillOf(c *ssa.Call) (by fill, into ssa.Value) {
	recv, args := operands(&c.Call)
	row, _ := p.rows.Lookup(ssaread.Callee(&c.Call))
	switch {
	case len(args) <= row.Arg:
		return fill{}, nil
	case row.Role == knowledge.DrawInto:
		return fill{c, recv, row}, args[row.Arg]
	case row.Role == knowledge.FillFrom:
		draws, from := p.drawsOf(args[0])
		return fill{c, from, draws}, unboxed(args[row.Arg])
	case c.Call.IsInvoke() && c.Call.Method.Name() == "Read" && len(args) == 1:
		if draws, from := p.drawsOf(recv); draws.Role == knowledge.DrawInto {
			return fill{c, from, draws}, args[0]
		}
	}
	return fill{}, nil
}

// drawsOf is how a reader draws what it gives, and its generator: that of crypto/rand, or a generator that is read.
func (p *program) drawsOf(reader ssa.Value) (row knowledge.Func, from ssa.Value) {
	reader = unboxed(reader)
	if load, ok := reader.(*ssa.UnOp); ok && load.Op == token.MUL {
		if g, ok := load.X.(*ssa.Global); ok && knowledge.IsRandomReader(g.Object()) {
			return knowledge.Func{Role: knowledge.DrawInto}, nil
		}
	}
	read, _, _ := types.LookupFieldOrMethod(reader.Type(), true, nil, "Read")
	if fn, ok := read.(*types.Func); ok {
		row, _ = p.rows.Lookup(fn)
		return row, reader
	}
	return row, nil
}

// unboxed is what an interface was made of.
func unboxed(v ssa.Value) ssa.Value {
	for {
		switch box := v.(type) {
		case *ssa.MakeInterface:
			v = box.X
		case *ssa.ChangeInterface:
			v = box.X
		default:
			return v
		}
	}
}

// bytesOf is the place of what a buffer holds.
func (p *program) bytesOf(buffer ssa.Value) place {
	if c := p.container(buffer, 0); c.of != nil {
		return place{element(c)}
	}
	return place{}
}

// drawnInto adds to a value the draws that fill its place. Where code that is not followed may fill it too, it may draw.
func (e *evaluator) drawnInto(at place, out value) value {
	e.p.index()
	fills := e.p.fills[at]
	for _, by := range fills {
		if by.row.Role != knowledge.DrawInto {
			out.opaque = true
			continue
		}
		d := draw{anchor: by.call, width: inf, pos: by.call.Pos(), seeded: e.seeded(e.top(by.call.Parent()), by.from, by.row, 0)}
		out.draws = unionDraws(out.draws, []draw{d})
	}
	if buffer, ok := at.of.(element); ok && len(fills) > 0 {
		v, made := buffer.of.(ssa.Value)
		out.opaque = out.opaque || made && e.p.handsOn(v, 0)
	}
	return out
}

// handsOn reports whether a buffer is handed to code that may fill it: that is not followed, or a function of the package
// that fills it itself.
func (p *program) handsOn(buffer ssa.Value, depth int) bool {
	if buffer.Referrers() == nil || depth > maxHelpers {
		return depth > maxHelpers
	}
	return slices.ContainsFunc(*buffer.Referrers(), func(ref ssa.Instruction) bool {
		switch ref := ref.(type) {
		case *ssa.Slice:
			return p.handsOn(ref, depth)
		case *ssa.Call:
			if _, into := p.fillOf(ref); into != nil {
				return depth > 0
			}
			if isBuiltin(ref) {
				return ref.Call.Value.Name() == "copy" && ref.Call.Args[0] == buffer
			}
			callee := ref.Call.StaticCallee()
			if callee == nil || len(callee.Blocks) == 0 {
				fn := ssaread.Callee(&ref.Call)
				return fn == nil || !p.standard(fn.Pkg())
			}
			return slices.ContainsFunc(callee.Params, func(param *ssa.Parameter) bool {
				return passedBy(ref, callee, param) == buffer && p.handsOn(param, depth+1)
			})
		}
		return false
	})
}
