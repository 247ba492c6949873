package schedule

// This file tells who can be called and who calls whom again, within the package.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssabuild"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// maxReach bounds how many functions are visited when asking who reaches whom.
const maxReach = 400

// implementations lists the methods that can stand behind an interface method declared in the module.
func (p *program) implementations(m *types.Func) (found []*ssa.Function) {
	if m.Pkg() != p.pass.Pkg && !p.own(m.Pkg()) {
		return nil
	}
	if p.kinds == nil {
		p.kinds = ssaread.NewKinds(p.pass.Pkg, p.own, func(pos token.Pos) bool { return ssabuild.InTest(p.pass.Fset, pos) })
	}
	for _, fn := range p.kinds.Behind(m) {
		if body := p.pkg.Prog.FuncValue(fn); body != nil {
			found = append(found, body)
		}
	}
	return found
}

// takesGenerator reports whether a generator of the standard library, one that the package imports, can stand behind an
// interface method.
func (p *program) takesGenerator(m *types.Func) bool {
	iface, ok := m.Signature().Recv().Type().Underlying().(*types.Interface)
	return ok && slices.ContainsFunc(p.pass.Pkg.Imports(), func(in *types.Package) bool {
		generator := knowledge.GeneratorOf(in)
		return generator != nil && types.Implements(generator, iface)
	})
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
	return p.under(p.successors(loop.Head.Parent(), loop.Contains))[to]
}

// leads reports whether a function is, or runs, another.
func (p *program) leads(from, to *ssa.Function) bool {
	return p.under([]*ssa.Function{from})[to]
}

// under are the functions that some functions are, or run, as many as are visited.
func (p *program) under(fns []*ssa.Function) map[*ssa.Function]bool {
	work, seen := slices.Clone(fns), map[*ssa.Function]bool{}
	for len(work) > 0 && len(seen) < maxReach {
		fn := work[len(work)-1]
		work = work[:len(work)-1]
		if !seen[fn] {
			seen[fn] = true
			work = append(work, p.runs(fn)...)
		}
	}
	return seen
}

// recursive lists the calls of fn that fn itself leads to.
func (p *program) recursive(fn *ssa.Function) (out []ssa.CallInstruction) {
	if calls, ok := p.cycles[fn]; ok {
		return calls
	}
	if calls := p.callers[fn]; len(calls) > 0 {
		below := p.under(p.runs(fn))
		for _, c := range calls {
			if c.Parent() == fn || below[c.Parent()] {
				out = append(out, c)
			}
		}
	}
	out = append(out, p.callsItself(fn)...)
	p.cycles[fn] = out
	return out
}

// callsItself lists the calls by which a closure, or one within it, runs it again through the variable that it is kept in.
func (p *program) callsItself(fn *ssa.Function) (out []ssa.CallInstruction) {
	if fn.Parent() == nil {
		return nil
	}
	for _, in := range append([]*ssa.Function{fn}, fn.AnonFuncs...) {
		for _, b := range in.Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(*ssa.Call); ok && c.Call.StaticCallee() == nil && p.callsAgain(c, fn) {
					out = append(out, c)
				}
			}
		}
	}
	return out
}
