package schedule

// This file evaluates SSA values to abstract values, backwards from where they are used. A call of a function of the
// package is evaluated in a frame of its own, with its arguments bound, so that a helper is as precise as the code
// written in place. Every evaluator has a budget of steps; past it the answer is unknown.

import (
	"go/constant"
	"go/token"
	"go/types"
	"math"

	"golang.org/x/tools/go/ssa"
)

const (
	maxSteps  = 40_000 // values evaluated for one wait
	factSteps = 4_000  // values evaluated for one result of an exported function
	maxDepth  = 120    // values within values
	maxFrames = 6      // calls within calls
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
	p     *program
	limit int // of steps
	steps int
	depth int

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
func (e *evaluator) exhausted() bool { return e.steps > e.limit }

// eval evaluates v in a frame.
func (e *evaluator) eval(f *frame, v ssa.Value) value {
	if c, ok := v.(*ssa.Const); ok {
		return constValue(c)
	}
	key := memoKey{f, v}
	if val, ok := e.memo[key]; ok {
		return val
	}
	e.steps++
	if e.exhausted() || e.depth > maxDepth || f == nil {
		e.clipped = true
		return unknownValue()
	}
	outer := e.hit
	e.hit = untouched
	e.depth++
	val := e.compute(f, v)
	e.depth--
	if e.hit >= len(e.busy) {
		e.hit = untouched // what was met is solved
	}
	if e.hit == untouched && !val.symbols() {
		e.memo[key] = val
	}
	e.hit = min(e.hit, outer)
	return val
}

// use evaluates v as it is seen in block b of its function.
func (e *evaluator) use(f *frame, v ssa.Value, b *ssa.BasicBlock) value {
	val := e.refine(f, v, e.eval(f, v), e.p.factsAt(b))
	return e.leave(f, v, val, b)
}

func constValue(c *ssa.Const) value {
	if c.Value == nil {
		return number(zero)
	}
	switch c.Value.Kind() {
	case constant.Int, constant.Float:
		x, _ := constant.Float64Val(constant.ToFloat(c.Value))
		return number(exact(x))
	}
	return number(anyNum)
}

// compute evaluates one instruction.
func (e *evaluator) compute(f *frame, v ssa.Value) value {
	switch v := v.(type) {
	case *ssa.BinOp:
		return e.binary(f, v)
	case *ssa.Phi:
		return e.phi(f, v)
	case *ssa.Convert:
		x := e.use(f, v.X, v.Block())
		if !isNumber(v.X.Type()) {
			return unknownValue() // text to bytes
		}
		if isWhole(v.Type()) && (!isWhole(v.X.Type()) || widest(v.Type()) < widest(v.X.Type())) {
			return toInteger(x, v.Type())
		}
		return x
	case *ssa.ChangeType:
		return e.use(f, v.X, v.Block())
	case *ssa.MultiConvert:
		return e.use(f, v.X, v.Block())
	case *ssa.MakeInterface:
		return e.use(f, v.X, v.Block())
	case *ssa.ChangeInterface:
		return e.use(f, v.X, v.Block())
	case *ssa.TypeAssert:
		return e.use(f, v.X, v.Block())
	case *ssa.UnOp:
		switch v.Op {
		case token.SUB:
			return negative(e.use(f, v.X, v.Block()))
		case token.MUL:
			return e.load(f, v)
		}
	case *ssa.Field:
		return e.field(f, v)
	case *ssa.Slice:
		return e.anyElement(f, v)
	case *ssa.Index:
		return e.element(f, v.X, v.Index, v)
	case *ssa.Lookup:
		return e.element(f, v.X, v.Index, v)
	case *ssa.Extract:
		return e.extract(f, v)
	case *ssa.Call:
		return e.call(f, v, 0)
	case *ssa.Parameter:
		return e.parameter(f, v)
	case *ssa.FreeVar:
		return e.captured(f, v)
	}
	return unknownValue()
}

// binary evaluates an operator.
func (e *evaluator) binary(f *frame, v *ssa.BinOp) value {
	x, y := e.use(f, v.X, v.Block()), e.use(f, v.Y, v.Block())
	var out value
	switch v.Op {
	case token.ADD:
		out = sumOf(x, y, false)
	case token.SUB:
		out = sumOf(x, y, true)
	case token.MUL:
		out = productOf(x, y)
	case token.QUO:
		out = quotientOf(x, y, isWhole(v.Type()))
	case token.SHL:
		out = shiftOf(x, y, v.Pos())
	case token.SHR:
		out = quotientOf(x, powerOf(number(exact(2)), y, v.Pos()), true)
	case token.REM:
		out = remainderOf(x, y, false)
	case token.AND:
		out = remainderOf(x, y, true)
	default:
		return unknownValue()
	}
	if x.clock && (v.Op == token.REM || v.Op == token.AND) {
		out.draws = append(out.draws, draw{anchor: v, width: y.span.hi, pos: v.Pos()}) // the clock's last digits
	}
	out = out.changedAt(v.Pos())
	if isUnsigned(v.Type()) && out.span.lo < 0 {
		out.span.lo = 0
	}
	switch v.Op {
	case token.MUL, token.SHL, token.ADD:
		if isWhole(v.Type()) {
			out = wrapping(out, v.Type(), v.Pos())
		}
	}
	return out
}

// changedAt notes that a recurrence went through an operator, and where it is multiplied: there it grows.
func (v value) changedAt(pos token.Pos) value {
	if !v.symbols() {
		return v
	}
	return v.mapTerms(func(d driver, t term) term {
		if isSymbol(d) {
			t.bare = false
			if t.coef != exact(1) && !t.pos.IsValid() && t.at == "" {
				t.pos = pos
			}
		}
		return t
	})
}

// extract takes one result of a call, or the value of a comma-ok.
func (e *evaluator) extract(f *frame, v *ssa.Extract) value {
	switch t := v.Tuple.(type) {
	case *ssa.Call:
		return e.call(f, t, v.Index)
	case *ssa.Lookup:
		if v.Index == 0 {
			return e.element(f, t.X, t.Index, v)
		}
	case *ssa.TypeAssert:
		if v.Index == 0 {
			return e.use(f, t.X, t.Block())
		}
	case *ssa.Next:
		if v.Index == 2 {
			if r, ok := t.Iter.(*ssa.Range); ok {
				return e.element(f, r.X, nil, v)
			}
		}
	}
	return unknownValue()
}

// parameter is the argument in a frame that has a caller; otherwise what recursion, or an engine that calls the
// closure, passes on; otherwise it stands for itself.
func (e *evaluator) parameter(f *frame, v *ssa.Parameter) value {
	if f.parent != nil {
		if arg := f.argument(v); arg != nil {
			return e.use(f.parent, arg, f.call.Block())
		}
		return unknownValue()
	}
	if !isNumber(elementType(v.Type())) {
		return unknownValue()
	}
	self := value{span: anyNum, terms: map[driver]term{v: {class: Linear, coef: exact(1), limit: inf, turns: inf, pos: v.Pos()}}}
	if isUnsigned(v.Type()) {
		self.span.lo = 0
	}
	if val, ok := e.passedOn(f, v); ok {
		return val
	}
	calls := e.p.recursive(f.fn)
	if len(calls) == 0 || !isNumber(v.Type()) {
		return self
	}
	return e.solve(recurrence{
		cell: v, by: place{f.fn}, pos: v.Pos(), turns: inf, init: self,
		next: func() value { return e.passedByRecursion(f, v, calls) },
	})
}

// argument is what the caller passes for a parameter; nil when it cannot be told.
func (f *frame) argument(v *ssa.Parameter) ssa.Value {
	for i, p := range f.fn.Params {
		if p == v && i < len(f.args) {
			return f.args[i]
		}
	}
	return nil
}

// passedByRecursion merges what the recursive calls pass for a parameter.
func (e *evaluator) passedByRecursion(f *frame, v *ssa.Parameter, calls []ssa.CallInstruction) value {
	var out *value
	for _, c := range calls {
		caller := e.top(c.Parent())
		arg := (&frame{fn: f.fn, args: c.Common().Args}).argument(v)
		if arg == nil {
			continue
		}
		val := e.use(caller, arg, c.Block())
		if c.Parent() != f.fn {
			val = val.withoutParameters()
		}
		if out != nil {
			val = join(*out, val)
		}
		out = &val
	}
	if out == nil {
		return number(none)
	}
	return *out
}

// withoutParameters drops the growth that is another function's caller's.
func (v value) withoutParameters() value {
	out := v
	out.terms = map[driver]term{}
	for d, t := range v.terms {
		if _, param := d.(*ssa.Parameter); !param {
			out.terms[d] = t
		}
	}
	return out
}

// captured is the value of a free variable that is no address: the receiver of a bound method.
func (e *evaluator) captured(f *frame, v *ssa.FreeVar) value {
	if f.made == nil || f.env == nil {
		return unknownValue()
	}
	for i, fv := range f.fn.FreeVars {
		if fv == v && i < len(f.made.Bindings) {
			return e.use(f.env, f.made.Bindings[i], f.made.Block())
		}
	}
	return unknownValue()
}
