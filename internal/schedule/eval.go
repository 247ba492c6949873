package schedule

// This file evaluates SSA values to abstract values, backwards from where they are used. A call of a function of the
// package is evaluated in a frame of its own, with its arguments bound, so that a helper is as precise as the code
// written in place. Every evaluator has a budget of steps; past it the answer is unknown.

import (
	"go/constant"
	"go/token"

	"golang.org/x/tools/go/ssa"
)

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
	e.p.spent++
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
	return e.leave(f, v, e.passed(f, v, val, b), b)
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
		if ofTwoObjects(v) {
			return unknownValue()
		}
		out = sumOf(x, y, false)
	case token.SUB:
		out = sumOf(x, y, true)
	case token.MUL:
		out = productOf(e.switchedOff(f, v.X, x, y), e.switchedOff(f, v.Y, y, x))
	case token.QUO:
		out = quotientOf(x, y, isWhole(v.Type()))
	case token.SHL:
		out = shiftOf(x, y, v.Pos())
	case token.SHR:
		out = shiftedDown(x, y, v.Pos())
	case token.REM:
		out = remainderOf(x, y, false)
	case token.AND:
		out = remainderOf(x, y, true)
	default:
		return unknownValue()
	}
	if x.clock && (v.Op == token.REM || v.Op == token.AND) {
		out.draws = unionDraws(out.draws, []draw{{anchor: v, width: y.span.hi, pos: v.Pos()}}) // the clock's last digits
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
