package policy

// This file follows a policy backwards from where it is used to where it is made.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// maxFollowed bounds the values that are followed at once.
const maxFollowed = 60

// Of returns what is known of the policy that v is.
func (r *Reader) Of(v ssa.Value) Policy {
	if p, ok := r.memo[v]; ok {
		return p
	}
	if v == nil || r.busy[v] || len(r.busy) > maxFollowed {
		return unknown()
	}
	r.busy[v] = true
	p := r.follow(v)
	delete(r.busy, v)
	if len(r.busy) == 0 {
		r.memo[v] = p
	}
	return p
}

func (r *Reader) follow(v ssa.Value) Policy {
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return r.Of(v.X)
	case *ssa.ChangeInterface:
		return r.Of(v.X)
	case *ssa.ChangeType:
		return r.Of(v.X)
	case *ssa.TypeAssert:
		return r.Of(v.X)
	case *ssa.Convert:
		return r.Of(v.X)
	case *ssa.Phi:
		return r.any(v.Edges)
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			return r.call(call, v.Index)
		}
	case *ssa.Call:
		return r.call(v, 0)
	case *ssa.Alloc, *ssa.Global, *ssa.FieldAddr:
		return r.held(v)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return r.held(v.X)
		}
	case *ssa.Field:
		return r.inField(ssaread.Field(v.X.Type(), v.Field))
	case *ssa.Parameter:
		return r.parameter(v)
	case *ssa.FreeVar:
		return r.Of(r.bound(v))
	case *ssa.Const:
		return r.nothing(v)
	case *ssa.Function:
		return r.function(v)
	case *ssa.MakeClosure:
		return r.function(v.Fn.(*ssa.Function))
	}
	return unknown()
}

// any is a policy that may be each of some values. A nil among them is none.
func (r *Reader) any(values []ssa.Value) Policy {
	var out *Policy
	for _, v := range values {
		if isNil(v) || r.busy[v] {
			continue
		}
		p := r.Of(v)
		if out != nil {
			p = out.join(p)
		}
		out = &p
	}
	if out == nil {
		return unknown()
	}
	return *out
}

// held is the policy in a variable or a field, or the struct that a pointer points to.
func (r *Reader) held(addr ssa.Value) Policy {
	if free, ok := addr.(*ssa.FreeVar); ok {
		addr = r.bound(free)
	}
	if addr == nil {
		return unknown()
	}
	global, isGlobal := addr.(*ssa.Global)
	if isGlobal && global.Pkg.Pkg != r.pass.Pkg {
		return r.imported(global)
	}
	if row := r.rowOfType(ssaread.Deref(addr.Type())); row != nil && !ssaread.IsPointer(ssaread.Deref(addr.Type())) {
		if fa, ok := addr.(*ssa.FieldAddr); ok {
			addr = r.first(fa)
		}
		switch addr.(type) {
		case *ssa.Alloc, *ssa.Global, *ssa.FieldAddr, *ssa.Parameter:
			return r.object(addr, row)
		}
		return r.Of(addr) // a pointer that something gives
	}
	switch at := addr.(type) {
	case *ssa.Alloc, *ssa.Global:
		return r.any(r.stores[at])
	case *ssa.FieldAddr:
		return r.inField(ssaread.Field(at.X.Type(), at.Field))
	}
	return unknown()
}

// inField is the policy in a field of the program's own: all that the package stores there. A field that others can set
// is not known.
func (r *Reader) inField(f *types.Var) Policy {
	if f == nil || len(r.stores[f]) == 0 {
		return unknown()
	}
	p := r.any(r.stores[f])
	if f.Exported() && r.host.Importable() || r.host.Decoded(f) {
		p = p.hidden()
	}
	return p
}

// nothing is a literal without a field.
func (r *Reader) nothing(v *ssa.Const) Policy {
	row := r.rowOfType(v.Type())
	if row == nil || ssaread.IsPointer(v.Type()) {
		return unknown()
	}
	p := Policy{Plan: row.Plan, Row: row}
	for _, set := range row.Sets {
		r.zeroField(&p.Plan, v.Type(), row, set)
	}
	return p
}

// parameter is the policy that callers bring.
func (r *Reader) parameter(v *ssa.Parameter) Policy {
	p := Policy{Plan: knowledge.BroughtPlan()}
	p.Param, p.of = slices.Index(v.Parent().Params, v)+1, v.Parent()
	return p
}

// bound is what a closure captures, when it is made at one place.
func (r *Reader) bound(v *ssa.FreeVar) ssa.Value {
	made := r.closures[v.Parent()]
	if i := slices.Index(v.Parent().FreeVars, v); made != nil && i >= 0 && i < len(made.Bindings) {
		return made.Bindings[i]
	}
	return nil
}

// function is what a function computes that is handed over as a delay function, or the policy that it gives when it is
// asked for one.
func (r *Reader) function(fn *ssa.Function) Policy {
	if obj := ssaread.Declared(fn); obj != nil {
		if row := knowledge.PolicyOf(obj); row != nil && row.Does == knowledge.Computes {
			return Policy{Plan: row.Plan, Row: row}
		}
	}
	if results := fn.Signature.Results(); len(fn.Blocks) > 0 && results.Len() == 1 && knowledge.OfPolicies(results.At(0).Type()) {
		return r.any(ssaread.Results(fn, 0))
	}
	return unknown()
}

// imported is the policy in a variable of another package: of a library by its row, of the module by its fact.
func (r *Reader) imported(global *ssa.Global) Policy {
	v, _ := global.Object().(*types.Var)
	if v == nil {
		return unknown()
	}
	if row := knowledge.PolicyOf(v); row != nil && row.Does == knowledge.Holding {
		return Policy{Plan: row.Plan, Row: row}
	}
	if row := r.rowOfType(ssaread.Deref(global.Type())); row != nil {
		fact := new(Fact)
		if r.pass.ImportObjectFact(v, fact) && len(fact.Results) == 1 {
			return fact.Results[0].policy(row)
		}
	}
	return unknown()
}

// rowOf is the row of what a call names; nil when there is none. What the program itself declares is read, and not
// looked up: a library is a program too.
func (r *Reader) rowOf(c *ssa.CallCommon) *knowledge.Policy {
	if obj := ssaread.Callee(c); obj != nil && !r.host.Own(obj.Pkg()) {
		return knowledge.PolicyOf(obj)
	}
	return nil
}

// rowOfType is the row of the struct type that t is, or points to; nil when there is none.
func (r *Reader) rowOfType(t types.Type) *knowledge.Policy {
	if row, pkg := knowledge.PolicyType(t); row != nil && !r.host.Own(pkg) {
		return row
	}
	return nil
}

// chains reports whether a call is one of a library's method that answers its receiver, and sets nothing that matters.
func (r *Reader) chains(c *ssa.CallCommon) bool {
	recv := argument(c, knowledge.Self)
	if recv == nil || r.rowOf(c) != nil || c.Signature().Results().Len() != 1 {
		return false
	}
	row := r.rowOfType(recv.Type())
	return row != nil && row.Chain && types.Identical(recv.Type(), c.Signature().Results().At(0).Type())
}

// argument is what a call passes at a position of a row; nil when it passes nothing there.
func argument(c *ssa.CallCommon, at int) ssa.Value {
	method := c.Signature().Recv() != nil && !c.IsInvoke()
	switch {
	case at == knowledge.Self && c.IsInvoke():
		return c.Value
	case at == knowledge.Self && method && len(c.Args) > 0:
		return c.Args[0]
	case at < 1:
		return nil
	case method:
		at++
	}
	if at > len(c.Args) {
		return nil
	}
	return c.Args[at-1]
}
