package schedule

// This file decides which tests an instruction stands under, and which calls gave the answers that are tested. A test
// counts when one of its edges always leads to the instruction within the same turn and the other can miss it (control
// dependence), or when it dominates the instruction on one side.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// test is a condition that is known where an instruction stands.
type test struct {
	cond  ssa.Value
	holds bool
	at    *ssa.BasicBlock
}

// testsOn lists the tests that block b stands under inside the loop, or in the whole function when l is nil.
func (p *program) testsOn(b *ssa.BasicBlock, l *Loop) (tests []test) {
	add := func(all []way) {
		for _, f := range nearest(all) {
			if t := (test{f.cond, f.holds, f.from}); !slices.Contains(tests, t) {
				tests = append(tests, t)
			}
		}
	}
	for _, f := range p.factsAt(b) {
		if l == nil || l.Contains(f.from) {
			add(f.ways())
		}
	}
	misses := missing(b, l)
	for _, from := range b.Parent().Blocks {
		if l != nil && !l.Contains(from) || len(from.Succs) != 2 || from == b {
			continue
		}
		first, second := misses(from.Succs[0]), misses(from.Succs[1])
		if first == second {
			continue
		}
		side := from.Succs[0]
		if first {
			side = from.Succs[1]
		}
		add(ways(from, side))
	}
	return tests
}

// missing gives a test for blocks from which the turn, or the function, can end without passing b.
func missing(b *ssa.BasicBlock, l *Loop) func(*ssa.BasicBlock) bool {
	ends := func(s *ssa.BasicBlock) bool { return l != nil && (!l.Contains(s) || s == l.Head) }
	can := map[*ssa.BasicBlock]bool{}
	var work []*ssa.BasicBlock
	add := func(x *ssa.BasicBlock) {
		if x != b && !can[x] && (l == nil || l.Contains(x)) {
			can[x] = true
			work = append(work, x)
		}
	}
	for _, x := range b.Parent().Blocks {
		if len(x.Succs) == 0 || slices.ContainsFunc(x.Succs, ends) {
			add(x)
		}
	}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if l != nil && x == l.Head {
			continue // the turn starts here
		}
		for _, pred := range x.Preds {
			add(pred)
		}
	}
	return func(s *ssa.BasicBlock) bool { return s != b && (ends(s) || can[s]) }
}

// answer is what a condition tests.
type answer struct {
	calls    []*ssa.Call // whose results are tested
	err      bool        // an error is compared with nil
	failed   bool        // of such a comparison: it is not nil
	constant bool        // something is compared with a constant, nil included
	truth    bool        // a bool itself: the result of a call, an ok
	counts   bool        // only numbers that the function computes itself
}

// answerOf reads a condition that holds, or does not.
func (p *program) answerOf(cond ssa.Value, holds bool) answer {
	a := answer{}
	if not, ok := cond.(*ssa.UnOp); ok && not.Op == token.NOT {
		return p.answerOf(not.X, !holds)
	}
	cmp, ok := cond.(*ssa.BinOp)
	if !ok {
		a.calls, a.truth = p.sources(cond), true
		return a
	}
	x, y := cmp.X, cmp.Y
	if _, ok := x.(*ssa.Const); ok {
		x, y = y, x
	}
	c, ok := y.(*ssa.Const)
	a.constant = ok
	a.calls = p.sources(x)
	if !ok {
		a.calls = append(a.calls, p.sources(y)...)
	}
	if ok && c.IsNil() && isErrorType(x.Type()) {
		a.err, a.failed = true, holds == (cmp.Op == token.NEQ)
	} else if isErrorType(x.Type()) {
		a.constant = true // err == io.EOF
	}
	a.counts = len(a.calls) == 0
	return a
}

// failed reports whether a test tells that something failed: an error is not nil, or one has been received.
func (t test) failed(p *program) bool {
	if cmp, ok := t.cond.(*ssa.BinOp); ok && t.holds {
		if sel, i, ok := dispatch(cmp); ok {
			return bringsError(sel, i)
		}
	}
	a := p.answerOf(t.cond, t.holds)
	return a.err && a.failed
}

// isErrorType reports whether t is an error of any kind.
func isErrorType(t types.Type) bool {
	if knowledge.IsError(t) {
		return true
	}
	iface, ok := t.Underlying().(*types.Interface)
	return ok && types.Implements(iface, types.Universe.Lookup("error").Type().Underlying().(*types.Interface))
}

// sources lists the calls that a value comes from. A predicate on an error stands for what gave the error.
func (p *program) sources(v ssa.Value) []*ssa.Call {
	w := sourceWalk{p: p, seen: map[any]bool{}}
	w.walk(v)
	return w.calls
}

type sourceWalk struct {
	p     *program
	seen  map[any]bool
	calls []*ssa.Call

	computed []*ssa.Call // those that the walk goes through, since they only make numbers of numbers
}

func (w *sourceWalk) walk(v ssa.Value) {
	if v == nil || w.seen[v] || len(w.seen) > maxWalk {
		return
	}
	w.seen[v] = true
	switch v := v.(type) {
	case *ssa.Call:
		w.call(v)
	case *ssa.Extract:
		w.walk(v.Tuple)
	case *ssa.Phi:
		for _, e := range v.Edges {
			w.walk(e)
		}
	case *ssa.BinOp:
		w.walk(v.X)
		w.walk(v.Y)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			w.load(v.X)
		} else if v.Op != token.ARROW {
			w.walk(v.X)
		}
	case *ssa.Field:
		w.walk(v.X)
	case *ssa.Lookup:
		w.walk(v.X)
		w.walk(v.Index)
	case *ssa.Next:
		w.walk(v.Iter)
	case *ssa.Range:
		w.walk(v.X)
	case *ssa.TypeAssert:
		w.walk(v.X)
	case *ssa.MakeInterface:
		w.walk(v.X)
	case *ssa.ChangeInterface:
		w.walk(v.X)
	case *ssa.ChangeType:
		w.walk(v.X)
	case *ssa.Convert:
		w.walk(v.X)
	}
}

// load follows a variable to what is stored there; a field or an element of a result, however deep, to the result; a
// field of an object to the calls that it was handed to, which may have answered in it.
func (w *sourceWalk) load(addr ssa.Value) {
	for {
		part, ok := addr.(*ssa.FieldAddr)
		if !ok {
			break
		}
		addr = part.X
		w.handed(addr)
	}
	switch addr := addr.(type) {
	case *ssa.Call, *ssa.Extract, *ssa.Phi, *ssa.UnOp:
		w.walk(addr)
		return
	case *ssa.IndexAddr:
		w.walk(addr.X)
		return
	}
	at := w.p.placeOf(addr)
	if _, local := at.of.(*ssa.Alloc); !local || w.seen[at] {
		return
	}
	w.seen[at] = true
	for _, s := range w.p.storesTo(at) {
		w.walk(s.val)
	}
	w.handed(addr)
}

// handed lists the calls that an object goes to, unless it is the one that the function is a method of: that one goes
// everywhere.
func (w *sourceWalk) handed(object ssa.Value) {
	switch o := object.(type) {
	case *ssa.Alloc:
	case *ssa.Parameter:
		if fn := o.Parent(); fn.Signature.Recv() != nil && fn.Params[0] == o {
			return
		}
	default:
		return
	}
	for _, ref := range *object.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Call:
			w.call(ref)
		case *ssa.MakeInterface:
			w.boxed(ref)
		}
	}
}

func (w *sourceWalk) call(c *ssa.Call) {
	switch builtinName(c) {
	case "":
	case "len":
		w.walk(c.Call.Args[0]) // nothing was found
		return
	case "append":
		for _, list := range c.Call.Args {
			w.walk(list)
		}
		if known := w.p.factsAt(c.Block()); len(known) > 0 && asksError(known[0].cond) {
			w.walk(known[0].cond) // what failed is gathered
		}
		return
	default:
		return
	}
	if w.p.computes(&c.Call) {
		w.computed = append(w.computed, c)
		for _, arg := range c.Call.Args {
			w.walk(arg)
		}
		return
	}
	about := false
	if recv := receiverOf(&c.Call); recv != nil && (isErrorType(recv.Type()) || errorAs(recv)) {
		w.walk(recv)
		about = true
	}
	for _, arg := range c.Call.Args {
		if isErrorType(arg.Type()) {
			w.walk(arg)
			about = true
		}
	}
	if !about {
		w.calls = append(w.calls, c)
	}
}

// errorAs reports whether v is an error seen as another type: err.(net.Error).
func errorAs(v ssa.Value) bool {
	for range 4 {
		switch x := v.(type) {
		case *ssa.Extract:
			v = x.Tuple
		case *ssa.TypeAssert:
			return isErrorType(x.X.Type())
		default:
			return false
		}
	}
	return false
}
