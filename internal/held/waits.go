package held

// This file decides which waits block somebody. Besides what the schedules leave out (a timer that nobody receives, a
// timeout), these do not: a proven zero, and more forms of timeout (guards.go).
//
// A call of a retry engine is a wait, of a length that is not known. The schedules leave out a sleep that is deferred,
// since it waits for nothing that follows: what is released by an earlier defer is still held then.

import (
	"fmt"
	"go/constant"
	"go/token"
	"slices"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/ssaread"
)

// primitives lists the waits that a function blocks in. A timer that nobody receives, a timeout and a proven zero
// block nobody.
func (p *program) primitives(fn *ssa.Function) (out []primitive) {
	for _, w := range p.waits(fn) {
		length, known := constantDelay(w.Delay)
		if w.Recv == nil || w.Timeout || known && length <= 0 || guards(w) {
			continue
		}
		s := p.site(w.Block)
		if known {
			s.length = length
		}
		in := &item{site: s, pos: w.Block, block: w.Recv.Block()}
		if param, ok := w.Delay.(*ssa.Parameter); ok && param.Parent() == fn {
			in.when = []condition{{argument(slices.Index(fn.Params, param)), true}}
		}
		out = append(out, primitive{w.Recv, in})
	}
	return out
}

// called is the wait that a call is whatever is called: that of a retry engine, or of a sleep that is deferred.
func (p *program) called(c ssa.CallInstruction) (primitive, bool) {
	if _, started := c.(*ssa.Go); started {
		return primitive{}, false // it blocks nobody here
	}
	length, sleeps := p.deferredSleep(c)
	if !sleeps && p.verb(ssaread.Callee(c.Common())).Does != knowledge.Waits {
		return primitive{}, false
	}
	s := p.site(c.Pos())
	s.length = length
	return primitive{c, &item{site: s, pos: c.Pos(), block: c.Block()}}, true
}

// deferredSleep reports whether a call is a sleep that is deferred, and how long it takes when that is a constant.
func (p *program) deferredSleep(c ssa.CallInstruction) (time.Duration, bool) {
	if _, deferred := c.(*ssa.Defer); !deferred {
		return 0, false
	}
	fn := ssaread.Callee(c.Common())
	row, ok := p.rows.Lookup(fn)
	if !ok && len(p.targets(c)) == 0 {
		row, _ = knowledge.ClockMethod(fn)
	}
	if row.Role != knowledge.SleepFor {
		return 0, false
	}
	args := c.Common().Args
	i := row.Arg + len(args) - fn.Signature().Params().Len() // the receiver may be first
	if row.Arg < 0 || i >= len(args) {
		return 0, true
	}
	length, known := constantDelay(args[i])
	return length, !known || length > 0
}

func (p *program) site(pos token.Pos) *site {
	at := p.at(pos)
	key := fmt.Sprintf("%s %s:%d", p.pass.Pkg.Path(), at, p.pass.Fset.Position(pos).Column)
	return &site{key: key, at: at, pos: pos, test: p.inTest(pos)}
}

// constantDelay is the duration that a wait takes, when it is written down.
func constantDelay(v ssa.Value) (time.Duration, bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Int {
		return 0, false
	}
	n, exact := constant.Int64Val(c.Value)
	return time.Duration(n), exact
}
