package schedule

// This file follows calls and function values within the package: who can be called, who calls whom again, which
// closure an engine runs.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// maxReach bounds how many functions are visited when asking who reaches whom.
const maxReach = 400

// functions finds what a function value can be. ok is false when some source is not known.
func (e *evaluator) functions(f *frame, v ssa.Value, depth int) (out []target, ok bool) {
	if depth > 10 || f == nil {
		return nil, false
	}
	switch v := v.(type) {
	case *ssa.Function:
		return []target{{fn: origin(v)}}, true
	case *ssa.MakeClosure:
		return []target{{fn: v.Fn.(*ssa.Function), env: f, made: v}}, true
	case *ssa.ChangeType:
		return e.functions(f, v.X, depth+1)
	case *ssa.MakeInterface:
		return e.functions(f, v.X, depth+1)
	case *ssa.Const:
		return nil, true // nil is never called
	case *ssa.Phi:
		for i, edge := range v.Edges {
			if edge == v {
				continue
			}
			more, ok := e.functions(f, edge, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
			_ = i
		}
		return distinct(out), true
	case *ssa.Parameter:
		return e.functionParam(f, v, depth)
	case *ssa.FreeVar:
		if f.made != nil && f.env != nil {
			for i, fv := range f.fn.FreeVars {
				if fv == v && i < len(f.made.Bindings) {
					return e.functions(f.env, f.made.Bindings[i], depth+1)
				}
			}
		}
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return e.storedFunctions(f, e.p.placeOf(v.X), depth)
		}
	case *ssa.Field:
		if fv := fieldVar(v.X.Type(), v.Field); fv != nil {
			return e.storedFunctions(f, place{fv}, depth)
		}
	case *ssa.Call:
		return e.returnedFunctions(f, v, depth)
	}
	return nil, false
}

func (e *evaluator) functionParam(f *frame, v *ssa.Parameter, depth int) (out []target, ok bool) {
	if f.parent != nil {
		if arg := f.argument(v); arg != nil {
			return e.functions(f.parent, arg, depth+1)
		}
		return nil, false
	}
	obj := object(f.fn)
	if obj == nil || obj.Exported() || e.p.asValue[f.fn] {
		return nil, false
	}
	for _, c := range e.p.callers[f.fn] {
		arg := (&frame{fn: f.fn, args: c.Common().Args}).argument(v)
		more, ok := e.functions(e.top(c.Parent()), arg, depth+1)
		if arg == nil || !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	return distinct(out), len(out) > 0
}

// storedFunctions finds the functions kept in a place that nobody else can store to. An exported field can hold
// anything.
func (e *evaluator) storedFunctions(f *frame, at place, depth int) (out []target, ok bool) {
	if at.of == nil || !e.p.closedPlace(at) {
		return nil, false
	}
	stores := e.p.storesTo(at)
	for _, s := range stores {
		more, ok := e.functions(e.storeFrame(f, s), s.val, depth+1)
		if !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	return distinct(out), len(out) > 0
}

func (e *evaluator) returnedFunctions(f *frame, c *ssa.Call, depth int) (out []target, ok bool) {
	found := e.callees(f, c)
	if len(found) != 1 || found[0].fn == nil || len(found[0].fn.Blocks) == 0 {
		return nil, false
	}
	sub := e.enter(f, c, found[0].fn, c.Call.Args, found[0].env)
	if sub == nil {
		return nil, false
	}
	sub.made = found[0].made
	for _, b := range sub.fn.Blocks {
		if ret, isRet := b.Instrs[len(b.Instrs)-1].(*ssa.Return); isRet && len(ret.Results) > 0 {
			more, ok := e.functions(sub, ret.Results[0], depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
	}
	return distinct(out), len(out) > 0
}

func distinct(ts []target) []target {
	var out []target
next:
	for _, t := range ts {
		for _, o := range out {
			if o.fn == t.fn && o.env == t.env {
				continue next
			}
		}
		out = append(out, t)
	}
	return out
}

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
				row, _ := knowledge.Lookup(calleeObject(instr.Common()))
				if row.Role == knowledge.OnceDo || row.Role == knowledge.OnceFunc {
					continue
				}
				if callee := instr.Common().StaticCallee(); callee != nil {
					out = append(out, origin(callee))
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
		from = append(from, p.successors(fn, func(*ssa.BasicBlock) bool { return true })...)
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
		if c.Parent() == fn || p.leads(p.successors(fn, func(*ssa.BasicBlock) bool { return true }), c.Parent()) {
			out = append(out, c)
		}
	}
	p.cycles[fn] = out
	return out
}

// handed is a call that hands a closure to a function.
type handedFunc struct {
	call  *ssa.Call
	index int
}

// passedOn is what the function that a closure was handed to calls it with: an engine its attempt, an iterator its
// element.
func (e *evaluator) passedOn(f *frame, v *ssa.Parameter) (value, bool) {
	if object(f.fn) != nil || !isNumber(v.Type()) {
		return value{}, false
	}
	var out *value
	for _, h := range e.p.handings[f.fn] {
		caller := e.top(h.call.Parent())
		found := e.callees(caller, h.call)
		if len(found) != 1 || found[0].fn == nil || len(found[0].fn.Blocks) == 0 || h.index >= len(found[0].fn.Params) {
			return value{}, false
		}
		sub := e.enter(caller, h.call, found[0].fn, h.call.Call.Args, found[0].env)
		if sub == nil {
			return value{}, false
		}
		sub.made = found[0].made
		for _, c := range callsOf(sub.fn, sub.fn.Params[h.index]) {
			arg := (&frame{fn: f.fn, args: c.Common().Args}).argument(v)
			if arg == nil {
				continue
			}
			val := e.use(sub, arg, c.Block())
			if out != nil {
				val = join(*out, val)
			}
			out = &val
		}
	}
	if out == nil {
		return value{}, false
	}
	return *out, true
}

// callsOf lists the calls of a function parameter in its function.
func callsOf(fn *ssa.Function, param *ssa.Parameter) (out []ssa.CallInstruction) {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if c, ok := instr.(ssa.CallInstruction); ok && c.Common().Value == param {
				out = append(out, c)
			}
		}
	}
	return out
}

// recordUses notes where functions are used as values, and to whom closures are handed.
func (p *program) recordUses(instr ssa.Instruction) {
	call, isCall := instr.(ssa.CallInstruction)
	for _, op := range instr.Operands(nil) {
		if fn, ok := (*op).(*ssa.Function); ok && !(isCall && op == &call.Common().Value) {
			p.asValue[origin(fn)] = true
		}
	}
	if !isCall {
		return
	}
	c, ok := instr.(*ssa.Call)
	if !ok {
		return
	}
	row, _ := knowledge.Lookup(calleeObject(&c.Call))
	for i, arg := range c.Call.Args {
		switch a := arg.(type) {
		case *ssa.MakeClosure:
			p.handings[a.Fn.(*ssa.Function)] = append(p.handings[a.Fn.(*ssa.Function)], handedFunc{c, i})
			if row.Role == knowledge.OnceDo || row.Role == knowledge.OnceFunc {
				p.once[a] = true
			}
		case *ssa.Function:
			p.handings[a] = append(p.handings[a], handedFunc{c, i})
		}
	}
}
