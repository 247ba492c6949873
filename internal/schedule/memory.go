package schedule

// This file names places in memory and finds what is stored there. A place is a field (by its declared variable, so
// by type and not by object), a package variable, a local variable that is captured or whose address is taken, what a
// pointer parameter points to, or the elements of a map. All stores of the package to a place are taken together:
// growth in one method and the wait in another meet here. What tells two objects of one type apart is lost.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// place is a place in memory: *types.Var of a field, *ssa.Global, *ssa.Alloc, *ssa.Parameter that points to it, or
// element.
type place struct{ of any }

// element is what a map or slice in a place holds.
type element struct{ of any }

// store is one value given to a place.
type store struct {
	instr ssa.Instruction
	val   ssa.Value // what is stored, or for an atomic addition what is added
	adds  bool
	via   *ssa.Call // the call that handed the place's address to the function that stores; nil for a direct store
}

// placeOf names the place that addr points to. The zero place is none.
func (p *program) placeOf(addr ssa.Value) place {
	return p.placeAt(addr, 0)
}

func (p *program) placeAt(addr ssa.Value, depth int) place {
	if depth > 8 {
		return place{}
	}
	switch addr := addr.(type) {
	case *ssa.Alloc:
		return place{p.canonical(addr)}
	case *ssa.Global:
		return place{addr}
	case *ssa.FreeVar:
		if b := p.binding(addr); b != nil {
			return p.placeAt(b, depth+1)
		}
	case *ssa.FieldAddr:
		if f := ssaread.Field(addr.X.Type(), addr.Field); f != nil {
			return place{f}
		}
	case *ssa.IndexAddr:
		if base := p.container(addr.X, depth+1); base.of != nil {
			return place{element(base)}
		}
	case *ssa.Parameter:
		return place{addr}
	case *ssa.Phi:
		for _, e := range addr.Edges {
			if a, ok := e.(*ssa.Alloc); ok {
				return place{p.canonical(a)}
			}
		}
	case *ssa.ChangeType:
		return p.placeAt(addr.X, depth+1)
	}
	return place{}
}

// container names where a map or slice value is kept.
func (p *program) container(v ssa.Value, depth int) place {
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return p.placeAt(v.X, depth+1)
		}
	case *ssa.Slice:
		return p.container(v.X, depth+1)
	case *ssa.Alloc, *ssa.Global, *ssa.FieldAddr:
		return p.placeAt(v, depth+1)
	case *ssa.MakeMap, *ssa.Parameter, *ssa.MakeSlice:
		return place{v}
	case *ssa.Field:
		if f := ssaread.Field(v.X.Type(), v.Field); f != nil {
			return place{f}
		}
	}
	return place{}
}

// ofTwoObjects reports whether a sum adds up one field of two objects. They are one place here, but to merge one record
// into another doubles neither.
func ofTwoObjects(sum *ssa.BinOp) bool {
	x, xField := fieldLoaded(sum.X)
	y, yField := fieldLoaded(sum.Y)
	return xField && yField && ssaread.Field(x.X.Type(), x.Field) == ssaread.Field(y.X.Type(), y.Field) && !sameValue(x.X, y.X, 0)
}

func fieldLoaded(v ssa.Value) (*ssa.FieldAddr, bool) {
	load, ok := bare(v).(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return nil, false
	}
	field, ok := load.X.(*ssa.FieldAddr)
	return field, ok
}

// binding is what a captured variable is bound to where the closure is made.
func (p *program) binding(v *ssa.FreeVar) ssa.Value {
	made := p.closure[v.Parent()]
	if made == nil {
		return nil
	}
	return boundIn(made, v)
}

// canonical is the one name of the variables that a pointer phi joins: a loop variable that a closure captures is a
// new one on each turn.
func (p *program) canonical(a *ssa.Alloc) *ssa.Alloc {
	for range 8 {
		next, ok := p.joined[a]
		if !ok || next == a {
			break
		}
		a = next
	}
	return a
}

// index collects the stores of the package, once.
func (p *program) index() {
	if p.stores != nil {
		return
	}
	p.stores = map[place][]store{}
	p.fills = map[place][]fill{}
	p.joined = map[*ssa.Alloc]*ssa.Alloc{}
	for instr := range p.instrs() {
		if phi, ok := instr.(*ssa.Phi); ok {
			p.unify(phi)
		}
	}
	for instr := range p.instrs() {
		switch instr := instr.(type) {
		case *ssa.Store:
			if !p.lostStore(instr) {
				p.record(instr.Addr, store{instr: instr, val: instr.Val})
			}
		case *ssa.MapUpdate:
			if m := p.container(instr.Map, 0); m.of != nil {
				at := place{element(m)}
				p.stores[at] = append(p.stores[at], store{instr: instr, val: instr.Value})
			}
		case *ssa.Call:
			p.recordCall(instr)
			p.recordFill(instr)
		}
	}
}

// unify joins the variables under a pointer phi.
func (p *program) unify(phi *ssa.Phi) {
	if _, ok := phi.Type().Underlying().(*types.Pointer); !ok {
		return
	}
	var first *ssa.Alloc
	for _, e := range phi.Edges {
		a, ok := e.(*ssa.Alloc)
		if !ok {
			continue
		}
		if a = p.canonical(a); first == nil {
			first = a
		} else if a != first {
			p.joined[a] = first
		}
	}
}

func (p *program) record(addr ssa.Value, s store) {
	if at := p.placeOf(addr); at.of != nil {
		p.stores[at] = append(p.stores[at], s)
	}
}

// recordCall finds stores in calls: atomics, and functions that are handed the address of a place.
func (p *program) recordCall(c *ssa.Call) {
	if row, ok := p.rows.Lookup(ssaread.Callee(&c.Call)); ok && len(c.Call.Args) > 0 {
		switch row.Role {
		case knowledge.AtomicAdd:
			p.record(c.Call.Args[0], store{instr: c, val: c.Call.Args[len(c.Call.Args)-1], adds: true})
		case knowledge.AtomicStore:
			p.record(c.Call.Args[0], store{instr: c, val: c.Call.Args[len(c.Call.Args)-1]})
		}
		return
	}
	callee := c.Call.StaticCallee()
	if callee == nil || len(callee.Blocks) == 0 {
		return
	}
	for i, arg := range c.Call.Args {
		if ptr, ok := arg.Type().Underlying().(*types.Pointer); !ok || !isNumber(ptr.Elem()) || i >= len(callee.Params) {
			continue
		}
		from, to := p.placeOf(arg), place{callee.Params[i]}
		if from.of != nil {
			p.handed[from] = append(p.handed[from], handing{to, c})
		}
	}
}

// handing tells that a place's address was handed to a parameter.
type handing struct {
	to  place
	via *ssa.Call
}

// storesTo lists what a place is given, through pointer parameters too.
func (p *program) storesTo(at place) []store {
	p.index()
	out := p.stores[at]
	for _, h := range p.handed[at] {
		for _, s := range p.stores[h.to] {
			s.via = h.via
			out = append(out[:len(out):len(out)], s)
		}
	}
	return out
}
