package schedule

// This file tells who can be called and who calls whom again, within the package.

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// maxReach bounds how many functions are visited when asking who reaches whom.
const maxReach = 400

// implementations lists the methods that can stand behind an interface method declared in the module: those of the
// package and of the packages of the module that it imports.
func (p *program) implementations(m *types.Func) []*ssa.Function {
	if found, ok := p.impls[m]; ok {
		return found
	}
	p.impls[m] = nil
	if m.Pkg() != p.pass.Pkg && !p.own(m.Pkg()) {
		return nil
	}
	iface, ok := m.Signature().Recv().Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	var out []*ssa.Function
	look := func(scope *types.Scope) {
		for _, name := range scope.Names() {
			tn, ok := scope.Lookup(name).(*types.TypeName)
			if !ok || tn.IsAlias() || types.IsInterface(tn.Type()) {
				continue
			}
			if fn := p.methodFor(tn.Type(), iface, m); fn != nil {
				out = append(out, fn)
			}
		}
	}
	look(p.pass.Pkg.Scope())
	for _, imp := range p.pass.Pkg.Imports() {
		if p.own(imp) {
			look(imp.Scope())
		}
	}
	p.impls[m] = out
	return out
}

func (p *program) methodFor(t types.Type, iface *types.Interface, m *types.Func) *ssa.Function {
	if n, ok := t.(*types.Named); ok && n.TypeParams().Len() > 0 {
		return nil // an instance would be needed
	}
	ptr := types.NewPointer(t)
	if !types.Implements(t, iface) && !types.Implements(ptr, iface) {
		return nil
	}
	obj, _, _ := types.LookupFieldOrMethod(ptr, true, m.Pkg(), m.Name())
	fn, ok := obj.(*types.Func)
	if !ok {
		return nil
	}
	return p.pkg.Prog.FuncValue(fn)
}

// runs lists the functions that fn may run, wherever in it.
func (p *program) runs(fn *ssa.Function) []*ssa.Function {
	out, known := p.below[fn]
	if !known {
		out = p.successors(fn, func(*ssa.BasicBlock) bool { return true })
		p.below[fn] = out
	}
	return out
}

// successors are the functions that fn may run: static callees and its own closures. What runs at most once is none.
func (p *program) successors(fn *ssa.Function, in func(*ssa.BasicBlock) bool) []*ssa.Function {
	var out []*ssa.Function
	for _, b := range fn.Blocks {
		if !in(b) {
			continue
		}
		for _, instr := range b.Instrs {
			switch instr := instr.(type) {
			case ssa.CallInstruction:
				row, _ := p.rows.Lookup(ssaread.Callee(instr.Common()))
				if row.Role == knowledge.OnceDo || row.Role == knowledge.OnceFunc {
					continue
				}
				if callee := instr.Common().StaticCallee(); callee != nil {
					out = append(out, ssaread.Origin(callee))
				} else if instr.Common().IsInvoke() {
					out = append(out, p.implementations(instr.Common().Method)...)
				}
			case *ssa.MakeClosure:
				if !p.once[instr] {
					out = append(out, instr.Fn.(*ssa.Function))
				}
			}
		}
	}
	return out
}

// reaches reports whether the body of a loop can lead to a function.
func (p *program) reaches(loop *Loop, to *ssa.Function) bool {
	return p.leads(p.successors(loop.Head.Parent(), loop.Contains), to)
}

// leads reports whether one of the functions is, or runs, another.
func (p *program) leads(from []*ssa.Function, to *ssa.Function) bool {
	from = slices.Clone(from)
	seen := map[*ssa.Function]bool{}
	for len(from) > 0 && len(seen) < maxReach {
		fn := from[len(from)-1]
		from = from[:len(from)-1]
		if seen[fn] {
			continue
		}
		seen[fn] = true
		if fn == to {
			return true
		}
		from = append(from, p.runs(fn)...)
	}
	return false
}

// recursive lists the calls of fn that fn itself leads to.
func (p *program) recursive(fn *ssa.Function) []ssa.CallInstruction {
	if calls, ok := p.cycles[fn]; ok {
		return calls
	}
	var out []ssa.CallInstruction
	for _, c := range p.callers[fn] {
		if c.Parent() == fn || p.leads(p.runs(fn), c.Parent()) {
			out = append(out, c)
		}
	}
	p.cycles[fn] = out
	return out
}
