package held

// This file sees through what gives a path another name: a variable with one store, a literal's field, a captured
// variable, the result of a method that always returns the same path.

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// member is field i of a place: what a literal of the function put there, when that is a pointer, else a path.
func (p *program) member(base place, t types.Type, i, fuel int) place {
	at := base.field(t, i)
	if at.steps != base.steps {
		if val := inLiteral(base, strings.TrimPrefix(at.steps, base.steps)); val != nil {
			return p.walk(val, fuel-1)
		}
	}
	return at
}

// inLiteral is the one pointer that the function stores in a field of a variable of its own.
func inLiteral(base place, step string) (val ssa.Value) {
	alloc, ok := base.root.(*ssa.Alloc)
	if !ok || base.steps != "" {
		return nil
	}
	for _, ref := range *alloc.Referrers() {
		fa, ok := ref.(*ssa.FieldAddr)
		if !ok || base.field(alloc.Type(), fa.Field).steps != step {
			continue
		}
		for _, ref := range *fa.Referrers() {
			st, ok := ref.(*ssa.Store)
			if !ok || st.Addr != fa {
				continue
			}
			switch st.Val.Type().Underlying().(type) {
			case *types.Pointer, *types.Interface:
			default:
				return nil
			}
			if val != nil {
				return nil
			}
			val = st.Val
		}
	}
	return val
}

// variable is what a local variable was given, if it was given one thing only.
func (p *program) variable(v *ssa.Alloc, fuel int) place {
	if val := onlyStore(v); val != nil {
		at := p.walk(val, fuel-1)
		if at.text == "" {
			at.text = v.Comment
		}
		return at
	}
	return rooted(v, "")
}

// onlyStore is the one value that is stored in a variable as a whole, or nil.
func onlyStore(v *ssa.Alloc) (val ssa.Value) {
	for _, ref := range *v.Referrers() {
		st, ok := ref.(*ssa.Store)
		if !ok || st.Addr != v {
			continue
		}
		if val != nil {
			return nil
		}
		val = st.Val
	}
	return val
}

// merged is the place that all edges of a phi agree on. What is put in a map is one of its elements from then on.
func (p *program) merged(v *ssa.Phi, fuel int) (out place) {
	for _, e := range v.Edges {
		if e == v {
			continue
		}
		at := p.walk(e, fuel/2)
		if m := keptIn(e); m != nil {
			at = p.walk(m, fuel/2).element()
		}
		if out.root != nil && at.path != out.path {
			return rooted(v, v.Comment)
		}
		out = at
	}
	return out
}

// keptIn is the map that a value is put in, or nil.
func keptIn(v ssa.Value) ssa.Value {
	if v.Referrers() == nil {
		return nil
	}
	for _, ref := range *v.Referrers() {
		if put, ok := ref.(*ssa.MapUpdate); ok && put.Value == v {
			return put.Map
		}
	}
	return nil
}

func (p *program) extracted(v *ssa.Extract, fuel int) place {
	switch t := v.Tuple.(type) {
	case *ssa.Call:
		if v.Index == 0 && p.rows.RoleOf(ssaread.Callee(&t.Call)) == knowledge.Element {
			return p.walk(receiver(&t.Call), fuel-1).element()
		}
		return p.returned(t, v.Index, fuel)
	case *ssa.TypeAssert:
		if v.Index == 0 {
			return p.walk(t.X, fuel-1)
		}
	case *ssa.Lookup:
		if v.Index == 0 {
			return p.walk(t.X, fuel-1).element()
		}
	}
	return rooted(v, "")
}

// returned is result i of a call: a path from the arguments when the callee always returns that, else a thing of its
// own.
func (p *program) returned(c *ssa.Call, i, fuel int) place {
	var root ssa.Value = c
	if c.Call.Signature().Results().Len() > 1 {
		for _, ref := range *c.Referrers() {
			if ex, ok := ref.(*ssa.Extract); ok && ex.Index == i {
				root = ex
				break
			}
		}
	}
	own := place{path: path{root: root}, kin: typeName(root.Type())}
	if fn := c.Call.StaticCallee(); fn != nil {
		own.text = fn.Name() + "()"
	} else if c.Call.IsInvoke() {
		own.text = c.Call.Method.Name() + "()"
	}
	if ts := p.targets(c); len(ts) == 1 {
		if at := p.always(ts[0], i, fuel); at.root != nil {
			if at, ok := p.toCaller(ts[0], c, at, fuel-1); ok {
				return at
			}
		}
	}
	return own
}

// always is the path that result i of a callee always is. What only returns a field is seen without being solved.
func (p *program) always(t *target, i, fuel int) place {
	switch {
	case t.sum != nil && i < len(t.sum.results):
		return t.sum.results[i]
	case t.sum != nil || t.fn == nil || len(t.fn.Blocks) != 1:
		return place{}
	}
	body := t.fn.Blocks[0].Instrs
	ret, ok := body[len(body)-1].(*ssa.Return)
	if !ok || i >= len(ret.Results) || knowledge.IsError(ret.Results[i].Type()) {
		return place{}
	}
	at, ok := toSummary(t.fn, p.walk(ret.Results[i], fuel/2))
	if !ok {
		return place{}
	}
	return at
}

// binding is what a captured variable is bound to where the closure is made.
func (p *program) binding(v *ssa.FreeVar) ssa.Value {
	made := p.made[v.Parent()]
	if made == nil {
		return nil
	}
	for i, fv := range v.Parent().FreeVars {
		if fv == v && i < len(made.Bindings) {
			return made.Bindings[i]
		}
	}
	return nil
}
