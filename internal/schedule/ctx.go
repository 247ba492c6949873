package schedule

// This file finds a context that is in hand where the attempts are made: a parameter of the function or of one around
// it, the context of a request, one that goes into the operation, a field of the receiver. One that never ends is no
// help.

import (
	"cmp"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// contextIn names the context in hand; empty when there is none.
func (p *program) contextIn(r *rounds) string {
	fn := r.loops[0].Head.Parent()
	return cmp.Or(p.contextGiven(fn), p.contextUsed(r), p.contextOwned(fn))
}

// contextAround names the context in hand in a function.
func (p *program) contextAround(fn *ssa.Function) string {
	return cmp.Or(p.contextGiven(fn), p.contextOwned(fn))
}

// contextGiven is a context among the parameters of a function or of one around it.
func (p *program) contextGiven(fn *ssa.Function) string {
	for g := fn; g != nil; g = g.Parent() {
		for _, param := range g.Params {
			if knowledge.IsContext(param.Type()) && !p.endless(param) {
				return nameOf(param, "the context parameter")
			}
			if isRequest(param.Type()) && param.Name() != "_" {
				return param.Name() + ".Context()"
			}
		}
	}
	return ""
}

// contextOwned is a context that the receiver holds.
func (p *program) contextOwned(fn *ssa.Function) string {
	if fn.Signature.Recv() == nil || len(fn.Params) == 0 {
		return ""
	}
	return p.contextField(fn.Params[0])
}

func nameOf(v ssa.Value, otherwise string) string {
	if name := v.Name(); name != "" && name != "_" {
		return name
	}
	return otherwise
}

// contextUsed is a context that goes into a call of the loop.
func (p *program) contextUsed(r *rounds) string {
	for _, l := range r.loops {
		for _, b := range l.Head.Parent().Blocks {
			if !l.Contains(b) {
				continue
			}
			for _, instr := range b.Instrs {
				c, ok := instr.(*ssa.Call)
				if !ok || knowledge.Pure(ssaread.Callee(&c.Call)) {
					continue
				}
				for _, arg := range c.Call.Args {
					if knowledge.IsContext(arg.Type()) && p.invariant(l, arg, 0) && !p.endless(arg) {
						return "the context of the operation"
					}
				}
			}
		}
	}
	return ""
}

// contextField is a field of the receiver that holds a context.
func (p *program) contextField(recv *ssa.Parameter) string {
	s, ok := ssaread.Deref(recv.Type()).Underlying().(*types.Struct)
	if !ok {
		return ""
	}
	for i := range s.NumFields() {
		f := s.Field(i)
		if !knowledge.IsContext(f.Type()) {
			continue
		}
		w := contextWalk{p: p, seen: map[ssa.Value]bool{}}
		never := len(p.storesTo(place{f.Origin()})) > 0
		for _, st := range p.storesTo(place{f.Origin()}) {
			never = never && w.neverEnds(st.val)
		}
		if !never || w.cancelled {
			return recv.Name() + "." + f.Name()
		}
	}
	return ""
}

// isRequest reports whether t is *net/http.Request.
func isRequest(t types.Type) bool {
	ptr, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return false
	}
	n, ok := types.Unalias(ptr.Elem()).(*types.Named)
	return ok && n.Obj().Name() == "Request" && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "net/http"
}
