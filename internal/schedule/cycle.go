package schedule

// This file sees recursion as a loop: in each function that takes part, the blocks from which the next attempt can
// still be made are the loop, and what leads out of them are its exits. The entry block, which no loop of the control
// flow can begin with, is the head, and a parameter moves when a call of the recursion passes what was computed from
// one.

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// maxCycle bounds the functions of one recursion.
const maxCycle = 4

// cycle gives the attempts of a function that calls itself again; nil when no exit is seen.
func (p *program) cycle(fn *ssa.Function) *rounds {
	r := &rounds{}
	for _, part := range p.takingPart(fn) {
		l := p.leadingOn(part, fn)
		if l == nil {
			continue
		}
		r.loops = append(r.loops, l)
		r.exits = append(r.exits, p.exits(l)...)
	}
	if len(r.exits) == 0 {
		return nil
	}
	return r
}

// takingPart lists fn and the functions that lead from it back to it.
func (p *program) takingPart(fn *ssa.Function) []*ssa.Function {
	parts, seen := []*ssa.Function{fn}, map[*ssa.Function]bool{fn: true}
	for _, c := range p.recursive(fn) {
		if g := c.Parent(); !seen[g] && len(parts) < maxCycle {
			seen[g] = true
			parts = append(parts, g)
		}
	}
	return parts
}

// leadingOn is the part of a function from which a call that runs fn again can be reached; nil when there is none.
func (p *program) leadingOn(part, fn *ssa.Function) *Loop {
	var again []*ssa.BasicBlock
	for _, b := range part.Blocks {
		for _, instr := range b.Instrs {
			if c, ok := instr.(*ssa.Call); ok && (p.callsAgain(c, fn) || part != fn && p.callsAgain(c, part)) {
				again = append(again, b)
			}
		}
	}
	return leadingTo(part, again)
}

// leadingTo is the part of a function from which some of its blocks can be reached; nil when its entry is none of it.
func leadingTo(fn *ssa.Function, work []*ssa.BasicBlock) *Loop {
	l := &Loop{Head: fn.Blocks[0], blocks: make([]bool, len(fn.Blocks))}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !l.blocks[b.Index] {
			l.blocks[b.Index] = true
			work = append(work, b.Preds...)
		}
	}
	if !l.Contains(l.Head) {
		return nil
	}
	return l
}

// passedMoved reports whether a call of the recursion passes for a parameter what was computed from one: n-1.
func (p *program) passedMoved(param *ssa.Parameter, depth int) bool {
	i := paramIndex(param.Parent(), param)
	if i < 0 || depth > maxCycle || !isWhole(param.Type()) {
		return false
	}
	for _, c := range p.recursive(param.Parent()) {
		args := c.Common().Args
		if i >= len(args) {
			continue
		}
		switch from := rootOf(args[i]); v := from.v.(type) {
		case *ssa.Parameter:
			if from.affine && from.add != 0 || v != param && p.passedMoved(v, depth+1) {
				return true
			}
		case *ssa.UnOp:
			if v.Op == token.MUL && (from.add != 0 || p.counterPlace(p.placeOf(v.X))) {
				return true
			}
		}
	}
	return false
}
