package schedule

// This file holds the evaluator's state: its budget, the activations of functions, what it has found so far.

import (
	"go/types"
	"math"
	"slices"

	"golang.org/x/tools/go/ssa"
)

const (
	maxSteps  = 10_000  // values evaluated for one wait
	maxSpent  = 250_000 // values evaluated for one package's waits, and as many for its facts: many times what the largest need
	factSteps = 500     // values evaluated for one result of an exported function
	maxDepth  = 120     // values within values
	maxFrames = 6       // calls within calls
)

// frame is one activation of a function.
type frame struct {
	fn     *ssa.Function
	call   ssa.CallInstruction // in parent; nil for an outermost frame
	args   []ssa.Value         // in parent's terms
	parent *frame
	env    *frame // of the function that made the closure
	made   *ssa.MakeClosure
	target *ssa.BasicBlock // where the value is wanted: bounds the turns of the loops around it
	depth  int
}

// within returns the frame of fn among the frame, its callers and the makers of closures; nil when there is none.
func (f *frame) within(fn *ssa.Function) *frame {
	for range 2 * maxFrames {
		switch {
		case f == nil || f.fn == fn:
			return f
		case f.env != nil:
			f = f.env
		default:
			f = f.parent
		}
	}
	return nil
}

// evaluator answers for one wait or one function.
type evaluator struct {
	p      *program
	limit  int // of steps
	steps  int
	depth  int
	asking int // calls between a value and the test of it (asked.go)

	busy map[any]int // cells that are being solved, by depth
	hit  int         // depth of the outermost busy cell that was met since it was last reset
	memo map[memoKey]value

	frames map[frameKey]*frame
	tops   map[*ssa.Function]*frame
	nTurns map[turnKey]float64

	entered map[*ssa.Function]bool // functions that went into the value
	several map[*ssa.Function]bool // implementations among which an interface chose
	asked   map[*types.Var]string  // settings that were asked for and not known
	assume  *types.Var             // a setting that is taken for zero
	private bool                   // the value at hand depends on the frame that asks
	clipped bool                   // some value was given up
	inCount bool                   // a helper is looked at for what it makes of a count
	nested  int                    // parameters that recursion passes on, and that are being solved
}

type memoKey struct {
	f *frame
	v ssa.Value
}

type frameKey struct {
	parent *frame
	call   ssa.CallInstruction
	fn     *ssa.Function
}

type turnKey struct {
	f *frame
	l *Loop
}

// untouched is a hit depth that no cell has.
const untouched = math.MaxInt

func (p *program) newEvaluator() *evaluator {
	return &evaluator{
		p: p, limit: maxSteps, hit: untouched, busy: map[any]int{}, memo: map[memoKey]value{},
		frames: map[frameKey]*frame{}, tops: map[*ssa.Function]*frame{}, nTurns: map[turnKey]float64{},
		entered: map[*ssa.Function]bool{}, several: map[*ssa.Function]bool{}, asked: map[*types.Var]string{},
	}
}

// top is the frame of a function whose callers are not asked.
func (e *evaluator) top(fn *ssa.Function) *frame {
	if e.tops[fn] == nil {
		f := &frame{fn: fn, made: e.p.closure[fn]}
		e.tops[fn] = f
		if f.made != nil {
			f.env = e.top(f.made.Parent())
		}
	}
	return e.tops[fn]
}

// exhausted reports whether the budget is spent.
func (e *evaluator) exhausted() bool { return e.steps > e.limit || e.p.spent > maxSpent }

// argument is what the caller passes for a parameter; nil when it cannot be told.
func (f *frame) argument(v *ssa.Parameter) ssa.Value {
	for i, p := range f.fn.Params {
		if p == v && i < len(f.args) {
			return f.args[i]
		}
	}
	return nil
}

// handed follows a parameter to what the callers hand over, as far up as they are known.
func (f *frame) handed(v ssa.Value) (*frame, ssa.Value) {
	for param, ok := v.(*ssa.Parameter); ok && f.parent != nil && f.argument(param) != nil; param, ok = v.(*ssa.Parameter) {
		f, v = f.parent, f.argument(param)
	}
	return f, v
}

// bound is what a free variable is bound to, in the terms of the frame that made the closure; nil when that is not known.
func (f *frame) bound(v *ssa.FreeVar) ssa.Value {
	if f.made == nil || f.env == nil {
		return nil
	}
	return boundIn(f.made, v)
}

// boundIn is what a closure binds to a free variable of its function.
func boundIn(made *ssa.MakeClosure, v *ssa.FreeVar) ssa.Value {
	if i := slices.Index(v.Parent().FreeVars, v); i >= 0 && i < len(made.Bindings) {
		return made.Bindings[i]
	}
	return nil
}

// passedBy is what a call passes for a parameter of its callee; nil when it cannot be told.
func passedBy(call ssa.CallInstruction, callee *ssa.Function, v *ssa.Parameter) ssa.Value {
	return (&frame{fn: callee, args: allArguments(call.Common())}).argument(v)
}

// allArguments are what a call passes for the parameters of the function that runs, the receiver of a method first.
func allArguments(c *ssa.CallCommon) []ssa.Value {
	if c.IsInvoke() {
		return append([]ssa.Value{c.Value}, c.Args...)
	}
	return c.Args
}
