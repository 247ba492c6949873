package schedule

// This file decides what a call does with time: whether it is one of the functions of package time that wait or set a
// delay, a method of a clock that stands for one, or a function value that is one (`nap: time.Sleep`).

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// timeCall returns what a call does with time, and only that.
func (p *program) timeCall(c *ssa.CallCommon) (knowledge.Func, bool) {
	if fn := ssaread.Callee(c); fn != nil {
		return p.timeFunc(fn)
	}
	if c.IsInvoke() || c.StaticCallee() != nil {
		return knowledge.Func{}, false
	}
	if _, ok := c.Value.(*ssa.Builtin); ok || !takesDuration(c.Signature()) {
		return knowledge.Func{}, false // no function value of this type sleeps
	}
	fns, _ := p.functionsOf(c.Value)
	for _, fn := range fns {
		if obj := ssaread.Declared(fn); obj != nil {
			if row, ok := p.timeFunc(obj); ok {
				return row, true
			}
		}
	}
	return knowledge.Func{}, false
}

func (p *program) timeFunc(fn *types.Func) (knowledge.Func, bool) {
	if row, ok := p.rows.Lookup(fn); ok {
		return row, row.Role >= knowledge.SleepFor && row.Role <= knowledge.Requeue
	}
	if body := p.pkg.Prog.FuncValue(fn); body != nil && len(body.Blocks) > 0 {
		return knowledge.Func{}, false // its body tells, whatever it is called
	}
	if row, ok := knowledge.TimerMethod(fn); ok {
		return row, true
	}
	if row, ok := knowledge.RequeueMethod(fn); ok {
		return row, true
	}
	return knowledge.ClockMethod(fn)
}

func takesDuration(sig *types.Signature) bool {
	for v := range sig.Params().Variables() {
		if knowledge.IsDuration(v.Type()) {
			return true
		}
	}
	return false
}

// argument is the argument at position i of the declared parameters, wherever the receiver stands; nil for none.
func argument(c *ssa.CallCommon, i int) ssa.Value {
	if i < 0 {
		return nil
	}
	if fn := ssaread.Callee(c); fn != nil && !c.IsInvoke() && len(c.Args) > fn.Signature().Params().Len() {
		i++ // a method called by its name has its receiver before
	}
	if i >= len(c.Args) {
		return nil
	}
	return c.Args[i]
}
