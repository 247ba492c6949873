package schedule

// This file evaluates calls of the language and of the standard library, by their rows in the knowledge table.

import (
	"math"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

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
		return e.ahead(f, c, row), true
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
