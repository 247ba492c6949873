package held

// This file decides which waits block somebody. Besides what the schedules leave out (a timer that nobody receives, a
// timeout), these do not: a proven zero, and more forms of timeout (guards.go).
//
// A call of a retry engine is a wait, of a length that is not known.

import (
	"fmt"
	"go/constant"
	"go/token"
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
		out = append(out, primitive{w.Recv, &item{site: s, pos: w.Block, block: w.Recv.Block()}})
	}
	return out
}

// engine is the wait of a call of a retry engine.
func (p *program) engine(c *ssa.Call) (primitive, bool) {
	if p.verb(ssaread.Callee(&c.Call)).Does != knowledge.Waits {
		return primitive{}, false
	}
	return primitive{c, &item{site: p.site(c.Pos()), pos: c.Pos(), block: c.Block()}}, true
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
