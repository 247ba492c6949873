package held

// This file decides what runs only when a fault is injected, for a test of the program itself: what stands under the
// answer of a failpoint. A function of the program that answers what a failpoint has answered is one too, and its fact
// says so. Of two results, a value and an error, no error means that the fault is injected; an error alone is the fault.

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// injected reports whether b is reached only when a fault is injected.
func (p *program) injected(b *ssa.BasicBlock) bool {
	for br := range around(b) {
		if p.faulty(br) {
			return true
		}
	}
	return false
}

// faulty reports whether a branch tells that a fault is injected.
func (p *program) faulty(br branch) bool {
	v, on := br.cond, br.holds
	if cmp, ok := v.(*ssa.BinOp); ok && ssaread.IsNil(cmp.Y) {
		v, on = cmp.X, (cmp.Op == token.NEQ) == br.holds
	}
	call, _ := ssaread.AnsweredBy(latest(v))
	if call == nil || !p.failpoint(&call.Call, maxHelpers) {
		return false
	}
	if knowledge.IsError(v.Type()) && call.Call.Signature().Results().Len() > 1 {
		on = !on
	}
	return on
}

// failpoint reports whether a call asks whether a fault is injected.
func (p *program) failpoint(c *ssa.CallCommon, fuel int) bool {
	obj := ssaread.Callee(c)
	if obj == nil {
		return false
	}
	if p.verb(obj).Does == knowledge.Injects {
		return true
	}
	if fn := c.StaticCallee(); fn != nil && len(fn.Blocks) > 0 {
		return p.answersFailpoint(ssaread.Origin(fn), fuel)
	}
	sum := p.fact(obj)
	return sum != nil && sum.injects
}

// answersFailpoint reports whether fn answers what a failpoint has answered, or else something that is written down.
func (p *program) answersFailpoint(fn *ssa.Function, fuel int) bool {
	found := false
	for _, ret := range ssaread.Returns(fn) {
		for _, r := range ret.Results {
			switch call := asked(latest(r)); {
			case call == nil:
			case fuel == 0 || !p.failpoint(&call.Call, fuel-1):
				return false
			default:
				found = true
			}
		}
	}
	return found
}

// asked is the call whose answer a result is, or tells of; nil for none.
func asked(v ssa.Value) *ssa.Call {
	for range maxWalk {
		switch x := v.(type) {
		case *ssa.UnOp:
			v = x.X
		case *ssa.BinOp:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.TypeAssert:
			v = x.X
		default:
			call, _ := ssaread.AnsweredBy(v)
			return call
		}
	}
	return nil
}
