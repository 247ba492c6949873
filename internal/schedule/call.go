package schedule

// This file evaluates calls: of the standard library by its row in the knowledge table, of a function of the package in
// a frame of its own, of a function of another package of the module by its fact. What is left is opaque when it may
// hide a draw: a function value with several sources, an interface, a library.

import (
	"go/types"
	"maps"
	"math"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// call evaluates result i of a call.
func (e *evaluator) call(f *frame, c *ssa.Call, i int) value {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		return e.builtin(f, c, b.Name())
	}
	if fn := calleeObject(&c.Call); fn != nil {
		if row, ok := knowledge.Lookup(fn); ok {
			if val, done := e.known(f, c, row, i); done {
				return val
			}
		}
	}
	targets := e.callees(f, c)
	if len(targets) == 1 {
		return e.inline(f, c, targets[0], i)
	}
	if fn := calleeObject(&c.Call); fn != nil && len(targets) == 0 {
		return e.outside(f, c, fn, i)
	}
	return e.anyOf(f, c, targets, i)
}

// maxChoices bounds the implementations of an interface that are looked at.
const maxChoices = 8

// anyOf merges what the functions answer among which an interface, or a function value, chooses. A wait for it is
// judged at the functions.
func (e *evaluator) anyOf(f *frame, c *ssa.Call, targets []target, i int) value {
	out := number(none)
	if len(targets) > maxChoices {
		return unknownValue()
	}
	for _, t := range targets {
		if t.fn == nil {
			return unknownValue()
		}
		before := maps.Clone(e.entered)
		val := e.inline(f, c, t, i)
		if val.class() == Geometric {
			e.several[t.fn] = true
			e.entered = before // it is judged by itself, with all that goes into it
		}
		out = join(out, val)
	}
	return out
}

func (e *evaluator) builtin(f *frame, c *ssa.Call, name string) value {
	args := c.Call.Args
	switch name {
	case "min", "max":
		out := e.use(f, args[0], c.Block())
		for _, a := range args[1:] {
			if name == "min" {
				out = leastOf(out, e.use(f, a, c.Block()), c.Pos())
			} else {
				out = greatestOf(out, e.use(f, a, c.Block()))
			}
		}
		return out
	case "len", "cap":
		return e.length(f, args[0])
	}
	return number(anyNum)
}

// operands are the arguments of a call, the receiver of a method apart.
func operands(c *ssa.CallCommon) (recv ssa.Value, args []ssa.Value) {
	if c.IsInvoke() {
		return c.Value, c.Args
	}
	if fn := c.StaticCallee(); fn != nil && fn.Signature.Recv() != nil && len(c.Args) > 0 {
		return c.Args[0], c.Args[1:]
	}
	return nil, c.Args
}

// known evaluates a call that has a row.
func (e *evaluator) known(f *frame, c *ssa.Call, row knowledge.Func, i int) (value, bool) {
	recv, args := operands(&c.Call)
	arg := func(n int) value {
		if n < 0 || n >= len(args) {
			return number(anyNum)
		}
		return e.use(f, args[n], c.Block())
	}
	self := func() value {
		if recv == nil {
			return arg(0)
		}
		return e.use(f, recv, c.Block())
	}
	switch row.Role {
	case knowledge.Draw:
		return e.drawn(f, c, row, recv, arg), true
	case knowledge.Power:
		return powerOf(arg(row.Arg-1), arg(row.Arg), c.Pos()), true
	case knowledge.Exp:
		base := 2.0
		if strings.HasPrefix(row.Name, "math.Exp") && row.Name != "math.Exp2" {
			base = math.E
		} else if row.Name == "math.Pow10" {
			base = 10
		}
		return powerOf(number(exact(base)), arg(row.Arg), c.Pos()), true
	case knowledge.Scale:
		return shiftOf(arg(row.Arg-1), arg(row.Arg), c.Pos()), true
	case knowledge.Smaller:
		return leastOf(arg(0), arg(1), c.Pos()), true
	case knowledge.Larger:
		return greatestOf(arg(0), arg(1)), true
	case knowledge.Rounding:
		out := arg(row.Arg)
		out.draws = wholeDraws(out.draws)
		return out, true
	case knowledge.Magnitude:
		return arg(row.Arg), true
	case knowledge.Slower:
		return slower(arg(row.Arg)), true
	case knowledge.BigCarry:
		if row.Arg < 0 {
			return self(), true
		}
		return arg(row.Arg), true
	case knowledge.DurationPart:
		return e.durationPart(self(), row.Name), true
	case knowledge.DurationRound:
		return self(), true
	case knowledge.Clock, knowledge.ClockPart, knowledge.ClockShift:
		return value{span: anyNum, clock: true}, true
	case knowledge.AtomicAdd, knowledge.AtomicLoad:
		at := recv
		if at == nil {
			at = args[0]
		}
		return e.placeValue(f, at, c), true
	}
	return value{}, false
}

// durationUnit is the length in nanoseconds of what a method of time.Duration counts.
var durationUnit = map[string]float64{
	"Hours": 3600e9, "Minutes": 60e9, "Seconds": 1e9, "Milliseconds": 1e6, "Microseconds": 1e3, "Nanoseconds": 1,
}

func (e *evaluator) durationPart(v value, name string) value {
	unit := durationUnit[name[strings.LastIndexByte(name, '.')+1:]]
	if unit == 0 {
		return v
	}
	return quotientOf(v, number(exact(unit)), false)
}

// slower is a root or a logarithm: a geometric growth becomes a linear one.
func slower(v value) value {
	out := v.mapTerms(func(d driver, t term) term {
		if isSymbol(d) {
			t.coef = span{0, 1}
		} else if t.class > Linear {
			t.class = Linear
		}
		return t
	})
	out.span = span{math.Min(v.span.lo, 0), v.span.hi}
	return out
}

// target is a function that a call may run, with the frame that made it when it is a closure.
type target struct {
	fn   *ssa.Function
	env  *frame
	made *ssa.MakeClosure
	recv ssa.Value // of an interface method: the receiver in the caller's terms
}

// callees resolves a call: a static callee, a function value with its sources, an interface of the package with its
// implementations. None means code outside the package.
func (e *evaluator) callees(f *frame, c *ssa.Call) []target {
	if c.Call.IsInvoke() {
		var out []target
		for _, fn := range e.p.implementations(c.Call.Method) {
			out = append(out, target{fn: fn, recv: c.Call.Value})
		}
		return out
	}
	if fn := c.Call.StaticCallee(); fn != nil {
		if made, ok := c.Call.Value.(*ssa.MakeClosure); ok {
			return []target{{fn: fn, env: f, made: made}}
		}
		if fn = origin(fn); len(fn.Blocks) > 0 {
			return []target{{fn: fn}}
		}
		return nil
	}
	found, ok := e.functions(f, c.Call.Value, 0)
	if !ok {
		return []target{{}, {}} // several, or unknown ones
	}
	return found
}

// enter gives the frame of a call; nil when it is too deep, or calls itself.
func (e *evaluator) enter(f *frame, c ssa.CallInstruction, fn *ssa.Function, args []ssa.Value, env *frame) *frame {
	key := frameKey{f, c, fn}
	if sub, ok := e.frames[key]; ok {
		e.entered[fn] = true
		return sub
	}
	if f.depth+1 > maxFrames || f.within(fn) != nil && env == nil {
		return nil
	}
	sub := &frame{fn: fn, call: c, args: args, parent: f, env: env, depth: f.depth + 1}
	e.frames[key] = sub
	e.entered[fn] = true
	return sub
}

// inline evaluates a call in a frame of its own.
func (e *evaluator) inline(f *frame, c *ssa.Call, t target, i int) value {
	if t.fn == nil {
		return unknownValue()
	}
	if len(t.fn.Blocks) == 0 {
		if obj := object(t.fn); obj != nil {
			return e.outsideValue(f, c, t, obj, i)
		}
		return unknownValue()
	}
	args := c.Call.Args
	if t.recv != nil {
		args = append([]ssa.Value{t.recv}, args...)
	}
	sub := e.enter(f, c, t.fn, args, t.env)
	if sub == nil {
		return unknownValue()
	}
	sub.made = t.made
	out := e.result(sub, i)
	for j, d := range out.draws {
		if d.anchor != nil && d.anchor.Parent() == t.fn && !d.stored {
			if j == 0 {
				out.draws = append([]draw(nil), out.draws...)
			}
			out.draws[j].anchor = c
		}
	}
	return out
}

// result merges what a function returns at position i.
func (e *evaluator) result(f *frame, i int) value {
	var paths []path
	for _, b := range f.fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || i >= len(ret.Results) || e.excluded(f, e.p.factsAt(b)) {
			continue
		}
		paths = append(paths, path{e.use(f, ret.Results[i], b), e.p.factsAt(b)})
	}
	if len(paths) == 0 {
		return unknownValue()
	}
	return merged(paths, nil)
}

// outsideValue evaluates a call of a declared function without a body here, reached through a function value.
func (e *evaluator) outsideValue(f *frame, c *ssa.Call, t target, obj *types.Func, i int) value {
	if row, ok := knowledge.Lookup(obj); ok && row.Role == knowledge.Draw {
		arg := func(n int) value {
			if n < 0 || n >= len(c.Call.Args) {
				return number(anyNum)
			}
			return e.use(f, c.Call.Args[n], c.Block())
		}
		return e.drawn(f, c, row, nil, arg)
	}
	return e.outside(f, c, obj, i)
}

// outside evaluates a call of code that is not in this package.
func (e *evaluator) outside(f *frame, c *ssa.Call, fn *types.Func, i int) value {
	if sum := e.p.summary(fn); sum != nil {
		return e.compose(f, c, sum, i)
	}
	out := number(anyNum)
	if c.Call.IsInvoke() && !e.p.standard(fn.Pkg()) {
		out.opaque = true
		return out
	}
	out.opaque = !e.p.standard(fn.Pkg()) && !e.p.own(fn.Pkg())
	for _, a := range c.Call.Args {
		val := e.use(f, a, c.Block())
		out.draws = unionDraws(out.draws, stretch(val.draws, inf))
		if bytes, ok := a.Type().Underlying().(*types.Slice); ok && val.opaque && isNumber(bytes.Elem()) {
			out.opaque = true // a buffer that may hold random bytes
		}
		if len(val.terms) > 0 {
			out.opaque = true // what it makes of a growing value is not known
		}
	}
	return out
}

// standard reports whether a package is of the standard library: no module of the world has an import path without a
// dot in its first element, but the module under analysis may.
func (p *program) standard(pkg *types.Package) bool {
	if pkg == nil {
		return true
	}
	first, _, _ := strings.Cut(pkg.Path(), "/")
	return !strings.Contains(first, ".") && !p.own(pkg)
}

// own reports whether a package belongs to the module under analysis, so that silence about a function of it means
// that there is nothing to say.
func (p *program) own(pkg *types.Package) bool {
	if pkg == nil || p.pass.Module == nil || p.pass.Module.Path == "" {
		return false
	}
	m := p.pass.Module.Path
	return pkg.Path() == m || strings.HasPrefix(pkg.Path(), m+"/")
}
