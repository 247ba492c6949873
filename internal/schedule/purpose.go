package schedule

// This file decides what the loop around a wait is for: whether it runs the same operation again until it succeeds
// (an attempt loop), or walks over things, ticks, polls while idle, paces its work.
//
// It leans to unknown. A delay that grows says by itself that somebody counts attempts, so No is answered only where
// the loop cannot be one: it walks over things and comes back to none; nothing but a count ends it; nothing ends it and
// the wait stands under no failure; it leaves on failure and waits after success. Of the loops around a wait the
// innermost that is one counts: attempts inside a walk, or a walk inside the attempts, are told apart by going outward.

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// attempt finds the attempt loop around w in fn. isWait tells the calls that wait, so that a delay that depends on an
// element is not taken for work on it.
func (p *program) attempt(fn *ssa.Function, w *Wait, isWait func(ssa.Instruction) bool) *Attempt {
	site := w.Instr
	if w.Recv != nil && w.Recv.Parent() == fn {
		site = w.Recv
	}
	if isWait == nil {
		isWait = func(ssa.Instruction) bool { return false }
	}
	j := &purpose{p: p, w: w, site: site, isWait: func(i ssa.Instruction) bool { return i == w.Instr || isWait(i) }}
	var first *Attempt
	for l := p.nest(fn).At(site.Block()); l != nil; l = l.Parent {
		a := j.loop(l)
		if a.Is == Yes {
			return a
		}
		if first == nil || first.Is == No && a.Is == Unknown {
			first = a
		}
	}
	if l := p.bodyLoop(fn); l != nil && l.Contains(site.Block()) && (first == nil || first.Is == No) {
		a := j.body(l)
		if first == nil || a.Is == Yes {
			return a
		}
	}
	if first != nil {
		return first
	}
	return j.recursion(fn)
}

type purpose struct {
	p      *program
	w      *Wait
	site   ssa.Instruction
	isWait func(ssa.Instruction) bool
}

// loop judges one natural loop.
func (j *purpose) loop(l *Loop) *Attempt {
	a := &Attempt{Loop: l, Failure: j.failure(l)}
	exits := j.p.exits(l)
	k := kinds(exits)
	if a.Failure != Yes && j.p.goesOnFailed(exits) {
		a.Failure = Yes // success leaves, so the next turn follows a failure
	} else if a.Failure == No && k&Success != 0 {
		a.Failure = Unknown
	}
	why, takes := j.p.walksItems(l, j.isWait)
	items := takes != nil
	if !items && !j.driven(l, j.w.Delay, map[ssa.Value]bool{}) {
		why, items = j.p.asksOnward(l, exits)
	}
	switch {
	case takes != nil && j.comesAgain(l, takes):
		a.Is, a.Why = Unknown, why+", and comes back to what it waited for"
	case items:
		a.Is, a.Why = No, why
	case j.w.Kind == Ticking && a.Failure != Yes:
		a.Is, a.Why = No, "a ticker is no retry"
	case k&Success != 0:
		a.Is, a.Why = Yes, "it leaves when the operation succeeds"
	case k&^(Counted|Budget) == 0 && k != 0 && a.Failure == No:
		a.Is, a.Why = No, "nothing but a count ends it"
	case k&^(Counted|Deadline|Stop) == 0 && k&Counted != 0 && a.Failure == No && !j.driven(l, j.w.Delay, map[ssa.Value]bool{}):
		a.Is, a.Why = No, "only a count and a stop end it"
	case paces(k) && !j.failedError(l):
		a.Is, a.Why = No, "it leaves on failure and waits after success"
	case k&^(Deadline|Stop) == 0:
		j.endless(l, a)
	case a.Failure == Yes && j.failedError(l):
		a.Is, a.Why = Yes, "it goes on after an error"
	default:
		a.Is, a.Why = Unknown, "what ends it is not clear"
	}
	return a
}

// endless judges a loop that only a stop or a deadline ends: attempts when the wait follows an error, else a poll.
func (j *purpose) endless(l *Loop, a *Attempt) {
	switch {
	case j.failedError(l):
		a.Is, a.Why = Yes, "it waits after an error and goes on for ever"
	case j.driven(l, j.w.Delay, map[ssa.Value]bool{}), j.p.restarts(l, j.w.Delay):
		a.Is, a.Why = Unknown, "its delay may follow from failures"
	case a.Failure == Yes:
		a.Is, a.Why = No, "an idle poll: nothing ends it, and no error makes it wait"
	default:
		a.Is, a.Why = No, "periodic work: nothing ends it, and no failure makes it wait"
	}
}

// tests are those that the wait stands under in l: where it blocks, and where its delay is set.
func (j *purpose) tests(l *Loop) []test {
	tests := j.p.testsOn(j.site.Block(), l)
	if in := j.w.Instr; in != j.site && in.Parent() == j.site.Parent() && (l == nil || l.Contains(in.Block())) {
		tests = append(tests, j.p.testsOn(in.Block(), l)...)
	}
	return tests
}

// failure answers whether the wait stands under a test of an error or of a call's answer.
func (j *purpose) failure(l *Loop) Answer {
	if j.failedError(l) {
		return Yes
	}
	found := No
	for _, t := range j.tests(l) {
		switch a := j.p.answerOf(t.cond, t.holds); {
		case isDispatch(t.cond):
			// which case of a select fired is no answer
		case a.err:
			// it succeeded
		case isPart(t.cond) && j.p.settings(a.calls):
			found = Unknown
		case (a.truth || a.constant) && j.p.asks(a.calls):
			return Yes
		case !a.counts || a.truth:
			found = Unknown
		}
	}
	return found
}

// failedError reports whether the wait stands on the failing side of an error.
func (j *purpose) failedError(l *Loop) bool {
	if errorCame(l, j.site) {
		return true
	}
	for _, t := range j.tests(l) {
		if t.failed(j.p) {
			return true
		}
	}
	return false
}

// goesOnFailed reports whether some exit leaves because an error is nil or a call said so.
func (p *program) goesOnFailed(exits []Exit) bool {
	for _, e := range exits {
		if e.Kind&Success == 0 || isDispatch(e.Cond) {
			continue
		}
		a := p.answerOf(e.Cond, e.Holds)
		if a.err || p.asks(a.calls) {
			return true
		}
	}
	return false
}

// driven reports whether a delay may follow from failures: it is read from memory or from a call, or one of the paths
// that set it stands under the failing side of an error.
func (j *purpose) driven(l *Loop, v ssa.Value, seen map[ssa.Value]bool) bool {
	if v == nil {
		return true
	}
	if seen[v] || j.p.invariant(l, v, 0) {
		return false
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Phi:
		for i, e := range v.Edges {
			pred := v.Block().Preds[i]
			if !l.Contains(pred) {
				continue
			}
			if v.Block() != l.Head && j.underError(pred, l) || j.driven(l, e, seen) {
				return true
			}
		}
		return false
	case *ssa.BinOp:
		return j.underError(v.Block(), l) || j.driven(l, v.X, seen) || j.driven(l, v.Y, seen)
	case *ssa.Convert:
		return j.driven(l, v.X, seen)
	case *ssa.ChangeType:
		return j.driven(l, v.X, seen)
	case *ssa.Call:
		if j.p.onlyNumbers(&v.Call) {
			return slices.ContainsFunc(v.Call.Args, func(arg ssa.Value) bool { return j.driven(l, arg, seen) })
		}
	}
	return true
}

func (j *purpose) underError(b *ssa.BasicBlock, l *Loop) bool {
	if errorCame(l, lastOf(b)) {
		return true
	}
	for _, t := range j.p.testsOn(b, l) {
		if t.failed(j.p) {
			return true
		}
	}
	return false
}

// computes reports whether a call does no more than make a number of numbers, in the package's own words.
func (p *program) computes(c *ssa.CallCommon) bool {
	callee := c.StaticCallee()
	results := c.Signature().Results()
	return callee != nil && results.Len() == 1 && isNumber(results.At(0).Type()) && p.onlyNumbers(c) && p.leaf(callee)
}

// onlyNumbers reports whether a call makes a number of numbers alone: a minimum, built in or the package's own.
func (p *program) onlyNumbers(c *ssa.CallCommon) bool {
	_, builtin := c.Value.(*ssa.Builtin)
	callee := c.StaticCallee()
	if !builtin && (callee == nil || len(callee.Blocks) == 0) {
		return false
	}
	return !slices.ContainsFunc(c.Args, func(arg ssa.Value) bool { return !isNumber(arg.Type()) })
}
