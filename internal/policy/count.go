package policy

// This file decides what is known of a number: one that is written down, one that a parameter brings and that its callers
// write down, or a variable. A number of attempts from a parameter is known to each caller for itself.

import (
	"go/constant"
	"math"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// count says that a parameter is the number of attempts.
type count struct {
	param int // from 1; 0: none is
	set   knowledge.Set
}

// counted notes where the number of attempts comes from, if a setting is that.
func (p *Policy) counted(set knowledge.Set, v ssa.Value) {
	if set.Slot != knowledge.SlotAttempts {
		return
	}
	p.count = count{}
	if param := parameterOf(v); param != nil {
		p.count = count{slices.Index(param.Parent().Params, param) + 1, set}
	}
}

// parameterOf is the parameter that a value is, in whatever type; nil for another.
func parameterOf(v ssa.Value) *ssa.Parameter {
	switch v := v.(type) {
	case *ssa.Parameter:
		return v
	case *ssa.Convert:
		return parameterOf(v.X)
	}
	return nil
}

// number is what is known of a number, or of true and false as one and zero. One that may be zero, and is bounded from
// above, is no variable that somebody may set to anything: it has that bound, and may be none.
func (r *Reader) number(v ssa.Value) knowledge.Number {
	if c, ok := through(v).(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.Bool {
		if constant.BoolVal(c.Value) {
			return knowledge.Number{Is: knowledge.Exact, Value: 1}
		}
		return knowledge.Number{Is: knowledge.Exact}
	}
	lo, hi := r.span(v, 0)
	switch {
	case lo == hi:
		return knowledge.Number{Is: knowledge.Exact, Value: lo}
	case lo > 0 && hi < math.MaxInt32:
		return knowledge.Number{Is: knowledge.Some, Value: hi}
	case lo > 0:
		return knowledge.Number{Is: knowledge.Some}
	case hi > 0 && hi < math.MaxInt32:
		return knowledge.Number{Is: knowledge.Maybe, Value: hi}
	}
	return knowledge.Number{Is: knowledge.Maybe}
}

// span bounds a number, of a parameter by what all of its callers pass.
func (r *Reader) span(v ssa.Value, depth int) (lo, hi float64) {
	lo, hi = r.host.Range(v)
	param := parameterOf(v)
	if param == nil || depth > maxWrapped {
		return lo, hi
	}
	args, all := r.host.Passed(param)
	if !all {
		return lo, hi
	}
	least, most := math.Inf(1), math.Inf(-1)
	for _, arg := range args {
		from, to := r.span(arg, depth+1)
		least, most = min(least, from), max(most, to)
	}
	return max(lo, least), min(hi, most)
}
