package schedule

// This file finds the waits that lie behind calls. A function is a waiter when its delay follows from a parameter:
// then a call of it is a wait of the caller, with the delay as the arguments make it.

import (
	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/policy"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// chain is a wait, or a call that leads to one, in one function.
type chain struct {
	fn    *ssa.Function
	wait  *Wait
	via   *chain           // the wait in the callee; nil for a wait of the function itself
	fact  *WaitFact        // the wait in another package
	made  *ssa.MakeClosure // of a closure that is called
	depth int
	own   bool      // the delay is the callee's own: its growth is judged where it waits
	self  value     // the delay in the function's own terms
	seen  value     // with what all callers pass
	sched *Schedule // in the making
	eval  *evaluator
	at    *frame
}

// maxChain is how many calls may lie between a call and the wait that it stands for.
const maxChain = 3

// maxWaits bounds the waits of a callee that a call stands for: waits compose multiplicatively.
const maxWaits = 4

// analysisRun is the work on one package.
type analysisRun struct {
	p       *program
	waits   map[*ssa.Function][]*chain
	used    map[*ssa.Function]bool          // delay functions that a wait of the package uses
	chosen  map[*ssa.Function][]observation // functions that an interface chooses among, and what waits make of them
	toldOf  map[*ssa.Function]bool          // delay functions whose fault is reported at themselves
	rounds  map[any]*rounds                 // by loop, or by function that calls itself again
	byValue map[*ssa.Function][]valueCall
	runs    []policy.Run // of library policies
	delays  []delayFunc  // delay functions that no wait accounts for
	out     []*Schedule
}

// collect finds the waits of every function, then those behind calls, nearest first.
func (a *analysisRun) collect() {
	for _, fn := range a.p.funcs {
		for _, w := range a.p.waitsOf(fn) {
			if w.Timeout {
				continue // it guards another channel operation
			}
			c := &chain{fn: fn, wait: w}
			a.evaluate(c)
			a.waits[fn] = append(a.waits[fn], c)
		}
	}
	a.imported()
	for depth := 1; depth <= maxChain; depth++ {
		var found []*chain
		for _, fn := range a.p.funcs {
			for _, c := range a.waits[fn] {
				if c.depth == depth-1 {
					found = append(found, a.callers(c)...)
				}
			}
		}
		for _, c := range found {
			a.evaluate(c)
			a.waits[c.fn] = append(a.waits[c.fn], c)
		}
	}
}

// blocks reports whether somebody blocks on the wait that a chain leads to.
func (c *chain) blocks() bool {
	for c.via != nil {
		c = c.via
	}
	return c.wait.Kind != Scheduled && c.wait.Recv != nil
}

// operation reports whether the function of a wait does more than wait for what it is told: its callers learn of the wait
// for the sake of its draws alone.
func (a *analysisRun) operation(c *chain) bool {
	return !followsParameter(c.self) && !a.p.waiter(c.fn) && !a.advances(c)
}

// callers lists the calls of a waiter as waits of their functions.
func (a *analysisRun) callers(c *chain) (out []*chain) {
	own := c.own || !followsParameter(c.self) && len(c.self.draws) == 0
	if own && (!c.blocks() || !a.p.waiter(c.fn) && (c.wait.Kind != Blocking || !a.advances(c))) {
		return nil // it arms an alarm, or is an operation that happens to wait: the wait is judged where it stands
	}
	for _, call := range a.p.callers[c.fn] {
		instr, plain := call.(*ssa.Call)
		if !plain || instr.Parent() == c.fn || len(out) >= 64 {
			continue // go and defer do not block here; recursion is a loop of the function itself
		}
		out = append(out, &chain{fn: instr.Parent(), wait: waitAt(instr, c.wait.Kind), via: c, depth: c.depth + 1, own: own})
	}
	for _, v := range a.valueCalls()[c.fn] {
		if v.call.Parent() != c.fn {
			out = append(out, &chain{fn: v.call.Parent(), wait: waitAt(v.call, c.wait.Kind), via: c, depth: c.depth + 1, made: v.made, own: own})
		}
	}
	return out
}

// valueCall is a call of a function through a variable, a field, a parameter or an interface.
type valueCall struct {
	call *ssa.Call
	made *ssa.MakeClosure // of a closure
}

// maxValueCalls bounds how many calls of function values are resolved in a package.
const maxValueCalls = 4000

// valueCalls lists the calls of function values and of interface methods that can be one function only, by that function.
// `sleep: sleepCtx` in a struct, so that a test can replace it, is the common form.
func (a *analysisRun) valueCalls() map[*ssa.Function][]valueCall {
	if a.byValue != nil {
		return a.byValue
	}
	a.byValue = map[*ssa.Function][]valueCall{}
	e, n := a.p.newEvaluator(), 0
	for instr := range a.p.instrs() {
		call, ok := instr.(*ssa.Call)
		if !ok || call.Call.StaticCallee() != nil || n > maxValueCalls {
			continue
		}
		if _, builtin := call.Call.Value.(*ssa.Builtin); builtin {
			continue
		}
		if !call.Call.IsInvoke() {
			n++
		}
		if found := e.callees(e.top(call.Parent()), call); len(found) == 1 && found[0].fn != nil {
			a.byValue[found[0].fn] = append(a.byValue[found[0].fn], valueCall{call, found[0].made})
		}
	}
	return a.byValue
}

// imported finds calls of waiters of other packages of the module.
func (a *analysisRun) imported() {
	for instr := range a.p.instrs() {
		call, ok := instr.(*ssa.Call)
		if !ok {
			continue
		}
		sum := a.p.summary(ssaread.Callee(&call.Call))
		if sum == nil {
			continue
		}
		for i := range sum.Waits {
			c := &chain{fn: call.Parent(), wait: waitAt(call, sum.Waits[i].Kind), fact: &sum.Waits[i], own: sum.Waits[i].Own}
			a.evaluate(c)
			a.waits[c.fn] = append(a.waits[c.fn], c)
		}
	}
}

// waitAt is a call that waits; where it is given one duration, that is its delay.
func waitAt(call *ssa.Call, kind WaitKind) *Wait {
	w := &Wait{Kind: kind, Instr: call, Recv: call, Pos: call.Pos(), Block: call.Pos()}
	for _, arg := range call.Call.Args {
		if knowledge.IsDuration(arg.Type()) {
			if w.Delay != nil {
				w.Delay = nil
				break
			}
			w.Delay = arg
		}
	}
	return w
}

// followsParameter reports whether a value varies with a parameter.
func followsParameter(v value) bool {
	for d := range v.terms {
		if _, ok := d.(*ssa.Parameter); ok {
			return true
		}
	}
	return false
}

// evaluate computes the delay in the terms of the function that waits.
func (a *analysisRun) evaluate(c *chain) {
	c.eval = a.p.newEvaluator()
	f := &frame{fn: c.fn, made: a.p.closure[c.fn], target: c.wait.Instr.Block()}
	if f.made != nil {
		f.env = c.eval.top(f.made.Parent())
	}
	c.at = f
	c.self = c.delay(f)
}

// delay evaluates the delay of a chain in a frame of its function.
func (c *chain) delay(f *frame) value {
	call, isCall := c.wait.Instr.(*ssa.Call)
	switch {
	case c.fact != nil && isCall:
		return c.eval.unpack(f, call, c.fact.Delay, ssaread.Callee(&call.Call))
	case c.via != nil && isCall:
		var env *frame
		if c.made != nil {
			env = f.within(c.made.Parent())
		}
		sub := c.eval.enter(f, call, c.via.fn, allArguments(&call.Call), env)
		if sub == nil {
			return unknownValue()
		}
		if c.made != nil {
			sub.made = c.made
		}
		inner := *c.via
		inner.eval = c.eval
		out := inner.delay(sub)
		out.draws = anchoredAt(out.draws, c.via.fn, call)
		return out
	case c.wait.Delay != nil:
		return c.eval.use(f, c.wait.Delay, c.wait.Instr.Block())
	}
	return unknownValue()
}

// anchoredAt moves the draws of a callee to the call that leads to them.
func anchoredAt(draws []draw, callee *ssa.Function, call ssa.Instruction) []draw {
	var out []draw
	for _, d := range draws {
		if d.anchor != nil && d.anchor.Parent() == callee && !d.stored {
			d.anchor = call
		}
		out = append(out, d)
	}
	return out
}
