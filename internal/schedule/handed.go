package schedule

// This file follows closures that are handed to a function which calls them: an engine that passes the number of the
// attempt, an iterator that passes the delay.

import (
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// handed is a call that hands a closure to a function.
type handedFunc struct {
	call  *ssa.Call
	index int
}

// passedOn is what the function that a closure was handed to calls it with: an engine its attempt, an iterator its
// element.
func (e *evaluator) passedOn(f *frame, v *ssa.Parameter) (value, bool) {
	if ssaread.Declared(f.fn) != nil || !isNumber(v.Type()) {
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
			arg := passedBy(c, f.fn, v)
			if arg == nil {
				continue
			}
			val := e.use(sub, arg, c.Block())
			val.draws = e.drawnEachTurn(val.draws, c)
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
		if fn, ok := (*op).(*ssa.Function); ok && (!isCall || op != &call.Common().Value) {
			p.asValue[ssaread.Origin(fn)] = true
		}
	}
	if !isCall {
		return
	}
	c, ok := instr.(*ssa.Call)
	if !ok {
		return
	}
	for i, arg := range c.Call.Args {
		switch a := arg.(type) {
		case *ssa.MakeClosure:
			p.handings[a.Fn.(*ssa.Function)] = append(p.handings[a.Fn.(*ssa.Function)], handedFunc{c, i})
			if role := p.rows.RoleOf(ssaread.Callee(&c.Call)); role == knowledge.OnceDo || role == knowledge.OnceFunc {
				p.once[a] = true
			}
		case *ssa.Function:
			p.handings[a] = append(p.handings[a], handedFunc{c, i})
		}
	}
}

// drawnEachTurn lets go of the anchor of the draws that happen in the loop which runs the closure: they are fresh for it.
func (e *evaluator) drawnEachTurn(draws []draw, c ssa.CallInstruction) []draw {
	l := e.p.nest(c.Parent()).At(c.Block())
	var out []draw
	for _, d := range draws {
		if l != nil && d.anchor != nil && l.Contains(d.anchor.Block()) {
			d.anchor = nil
		}
		out = append(out, d)
	}
	return out
}
